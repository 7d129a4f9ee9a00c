import { Can } from '@seaberry/ui/permission';

<Can code="oceanBill:add">Track</Can>;

// @ts-expect-error a code that guards no call of the contract
<Can code="oceanBill:ad">Track</Can>;
