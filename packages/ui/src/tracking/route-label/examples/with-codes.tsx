import { RouteLabel } from '@seaberry/ui/route-label';

const shanghai = { name: 'Shanghai', unLocationCode: 'CNSHA' };
const singapore = { name: 'Singapore', unLocationCode: 'SGSIN' };
const rotterdam = { name: 'Rotterdam', unLocationCode: 'NLRTM' };
const duisburg = { name: 'Duisburg', unLocationCode: 'DEDUI' };

export function WithCodesExample() {
  return <RouteLabel pol={shanghai} pod={rotterdam} pld={duisburg} via={[singapore]} showCodes />;
}
