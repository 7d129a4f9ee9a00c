import { RichText } from '@seaberry/ui/rich-text-editor';

const NOTICE =
  '<h2>Port of Ningbo</h2><p>The terminal is <strong>closed</strong> until <em>Monday</em>, as the ' +
  '<a href="https://seaberry.example/notice">notice</a> says.</p><ul><li><p>Cut-off moves by two days</p></li>' +
  '<li><p>Booked vessels stay</p></li></ul><blockquote><p>Wind of force ten.</p></blockquote>';

export function ShownExample() {
  return <RichText value={NOTICE} />;
}
