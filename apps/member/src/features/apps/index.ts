export { Brand } from './brand.tsx'
export { Navigation } from './navigation.tsx'
export { SignInScreen } from './sign-in-screen.tsx'
