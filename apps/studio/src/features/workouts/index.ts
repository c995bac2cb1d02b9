export { MemberTraining } from './training/member-training.tsx'
export { getSessionCoverUrl } from './training/session-card.tsx'
export { sessionsQuery, trainingQuery, type Program } from './queries.ts'
