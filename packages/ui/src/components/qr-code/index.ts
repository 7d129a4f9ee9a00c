export { QrCode, type QrCodeProps, type QrCodeState } from './qr-code.js';
