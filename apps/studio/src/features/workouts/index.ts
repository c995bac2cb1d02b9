export { MemberTraining } from './training/member-training.tsx'
