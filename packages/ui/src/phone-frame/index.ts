export { PHONE_WIDTH, PhoneFrame, type PhoneFrameProps } from './phone-frame.tsx'
