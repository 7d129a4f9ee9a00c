import { RefreshCw } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useControllable } from '../../lib/use-controllable.js';
import { useControlSize, useDatesText } from '../../lib/ui-provider.js';
import { Field, type FieldProps } from '../field/index.js';
import { IconButton } from '../icon-button/index.js';
import { Input, type InputProps } from '../input/index.js';
import { Skeleton } from '../skeleton/index.js';

export interface CaptchaFieldProps extends Omit<FieldProps, 'children' | 'label' | 'onChange' | 'defaultValue'> {
  /**
   * Label of the field.
   * @default “Captcha”
   */
  label?: string;
  /** URL of the image (`data:` or other); null while it is loading. */
  picture: string | null;
  /** The image failed to load. */
  failed?: boolean;
  /** Called when the user requests another image. The input is emptied, since its text is outdated. */
  onRenew: () => void;
  /** Controlled value. */
  value?: string;
  /** Initial value (uncontrolled). */
  defaultValue?: string;
  /** Called with the typed text. */
  onChange?: (value: string) => void;
  /** Name of the input in a native form submission. */
  name?: string;
  /** Height: 28, 32 or 40 px. */
  size?: InputProps['size'];
}

/** Characters of an image to type, required after a few failed sign-ins. */
export function CaptchaField(props: CaptchaFieldProps): ReactNode {
  const { label, picture, failed = false, onRenew, value: given, defaultValue = '', onChange, name, size: ownSize, error, ...rest } = props;
  const text = useDatesText();
  const size = useControlSize(ownSize);
  const [value, setValue] = useControllable({ value: given, defaultValue, onChange });
  const input = useRef<HTMLInputElement>(null);
  const renew = (): void => {
    setValue('');
    onRenew();
    input.current?.focus();
  };
  return (
    <Field data-slot="captcha-field" label={label ?? text.captcha} error={error ?? (failed ? text.captchaFailed : undefined)} {...rest}>
      <div data-slot="captcha-field-row" className="sb:flex sb:items-center sb:gap-2">
        <Input
          ref={input}
          size={size}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...(name === undefined ? {} : { name })}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
          className="sb:flex-1"
        />
        <Picture {...{ picture, failed, size }} />
        <IconButton
          size={size}
          label={text.captchaRenew}
          icon={<RefreshCw data-slot="captcha-field-icon" size={16} aria-hidden />}
          onClick={renew}
        />
      </div>
    </Field>
  );
}

const HEIGHT = { sm: 'sb:h-control-sm', md: 'sb:h-control-md', lg: 'sb:h-control-lg' } as const;

function Picture({ picture, failed, size }: { picture: string | null; failed: boolean; size: keyof typeof HEIGHT }): ReactNode {
  const text = useDatesText();
  // White in both themes, since the images are drawn for white.
  const frame = cn(HEIGHT[size], 'sb:w-24 sb:shrink-0 sb:rounded-control');
  if (failed) return <span data-slot="captcha-field-gap" className={cn(frame, 'sb:border sb:border-dashed sb:border-border-strong')} />;
  if (picture === null)
    return (
      <span data-slot="captcha-field-waiting" className={cn(frame, 'sb:block')}>
        <Skeleton shape="block" />
      </span>
    );
  return (
    <img
      data-slot="captcha-field-picture"
      src={picture}
      alt={text.captchaPicture}
      className={cn(frame, 'sb:border sb:border-border sb:bg-[white] sb:object-contain')}
    />
  );
}
