export { embedAddress, isOnHost } from './embed-address.ts'
export { mapLink, parseMapPosition, type MapPosition } from './map-position.ts'
export { SOCIAL_NETWORKS, profileAddress, type SocialNetwork } from './social-profile.ts'
