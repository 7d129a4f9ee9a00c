import { sm2 } from 'sm-crypto-v2';

/** Mode 1 is C1C3C2. */
export const encrypt = (text: string, publicKey: string): string => sm2.doEncrypt(text, publicKey, 1);
