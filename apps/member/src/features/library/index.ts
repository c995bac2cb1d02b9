export { MyContentScreen } from './my-content-screen.tsx'
