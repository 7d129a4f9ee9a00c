import { get, post } from '../declare.js';

// Declared apart from the other calls of the controller, so that the sign-in page loads only these two.

/** A captcha image and its id. Spec §7; response as in the origin: id, img (base64), expirySeconds. */
export const captcha = get('/api/sysAuth/captcha', {
  permission: 'public',
});

/**
 * Signs in; tokens are in the body and in the headers access-token and x-access-token. For a user with a second factor there are none: the
 * result has the token for the second step, `sysFactor.signIn`, instead. Spec §7, without second steps.
 */
export const login = post('/api/sysAuth/login', {
  log: 'visit',
  permission: 'public',
  required: ['account', 'password'],
});
