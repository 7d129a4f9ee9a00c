export { SignInLayout, type SignInLayoutProps } from './sign-in-layout.js';
export { SignInMethods, type SignInMethod, type SignInMethodsProps } from './sign-in-methods.js';
