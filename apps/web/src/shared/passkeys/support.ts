/** Whether this page can use passkeys: over https or on localhost, under a name. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);
