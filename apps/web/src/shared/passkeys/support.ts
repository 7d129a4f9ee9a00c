/** Whether this page can use passkeys: over https or on localhost, and under a host name, not an IP address. */
export const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);
