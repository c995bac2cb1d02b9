export { memberConditions } from './member-conditions.ts'
export { listLatestSignUps, countSignUpsByHour } from './repository/sign-ups.ts'
export { type ProductGrant, productGrantNeed, productLookupNeed } from './needs.ts'
export { memberDetailContributions, memberRowContributions } from './contributions.ts'
