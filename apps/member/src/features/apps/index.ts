export { Brand } from './brand.tsx'
export { Navigation } from './navigation.tsx'
export { NavigationLink } from './navigation-link.tsx'
export { SignInScreen } from './sign-in-screen.tsx'
