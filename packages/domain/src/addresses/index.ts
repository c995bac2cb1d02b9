export { embedAddress, isOnHost } from './embed-address.ts'
export { SOCIAL_NETWORKS, profileAddress, type SocialNetwork } from './social-profile.ts'
