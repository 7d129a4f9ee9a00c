// One chunk for all of them: they are small and share most of their code.
export { consumptionScreen } from './consumption-screen.tsx';
export { pushScreen } from './push-screen.tsx';
export { requestScreen } from './request-screen.tsx';
export { subscribeScreen } from './subscribe-screen.tsx';
export { updateScreen } from './update-screen.tsx';
