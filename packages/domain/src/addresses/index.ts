export { SOCIAL_NETWORKS, profileAddress, type SocialNetwork } from './social-profile.ts'
