export { SignInLayout, type SignInLayoutProps } from './sign-in-layout.js';
