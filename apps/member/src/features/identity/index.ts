export { ReauthenticatePart } from './components/reauthenticate-part.tsx'
