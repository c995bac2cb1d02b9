export { PhoneFrame, type PhoneFrameProps } from './phone-frame.tsx'
