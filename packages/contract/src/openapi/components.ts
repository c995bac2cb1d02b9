import * as accessShapes from '../access/shapes.ts'
import * as activityShapes from '../activity/shapes.ts'
import * as deletionShapes from '../apps/deletion-shapes.ts'
import * as domainShapes from '../apps/domain-shapes.ts'
import * as navigationShapes from '../apps/navigation-shapes.ts'
import * as appsShapes from '../apps/shapes.ts'
import * as signInShapes from '../apps/sign-in-shapes.ts'
import * as attributesShapes from '../attributes/shapes.ts'
import * as codes from '../codes.ts'
import * as orderShapes from '../commerce/order-shapes.ts'
import * as reconciliationShapes from '../commerce/reconciliation-shapes.ts'
import * as couponShapes from '../commerce/coupon-shapes.ts'
import * as commerceShapes from '../commerce/shapes.ts'
import * as taxShapes from '../commerce/tax-shapes.ts'
import * as withdrawalShapes from '../commerce/withdrawal-shapes.ts'
import * as dataRightsShapes from '../data-rights/data-rights-shapes.ts'
import * as peopleShapes from '../directory/people-shapes.ts'
import * as formsShapes from '../forms/shapes.ts'
import * as passkeyShapes from '../identity/passkey-shapes.ts'
import * as providerShapes from '../identity/provider-shapes.ts'
import * as sessionShapes from '../identity/session-shapes.ts'
import * as identityShapes from '../identity/shapes.ts'
import * as libraryShapes from '../library/shapes.ts'
import * as ruleShapes from '../library/rule-shapes.ts'
import * as mediaShapes from '../media/shapes.ts'
import * as memberAdminShapes from '../members/member-admin-shapes.ts'
import * as memberImportShapes from '../members/member-import-shapes.ts'
import * as memberListShapes from '../members/member-list-shapes.ts'
import * as channelShapes from '../messaging/channel-shapes.ts'
import * as inboxShapes from '../messaging/inbox-shapes.ts'
import * as messagingShapes from '../messaging/shapes.ts'
import * as reportShapes from '../messaging/report-shapes.ts'
import * as broadcastShapes from '../notifications/broadcast-shapes.ts'
import * as noticeShapes from '../notifications/inbox-shapes.ts'
import * as notificationsShapes from '../notifications/shapes.ts'
import * as pushShapes from '../notifications/push-shapes.ts'
import * as unsubscribeShapes from '../notifications/unsubscribe-shapes.ts'
import * as blockActionShapes from '../pages/block-action-shapes.ts'
import * as bulkShapes from '../pages/bulk-shapes.ts'
import * as draftShapes from '../pages/draft-shapes.ts'
import * as pageIndex from '../pages/page-index.ts'
import * as pageTreeFile from '../pages/page-tree-file.ts'
import * as patternShapes from '../pages/pattern-shapes.ts'
import * as previewShapes from '../pages/preview-shapes.ts'
import * as pagesShapes from '../pages/shapes.ts'
import * as tagShapes from '../pages/tag-shapes.ts'
import * as translationShapes from '../pages/translation-shapes.ts'
import * as weekShapes from '../pages/week-shapes.ts'
import * as browsePages from '../pages/browse-pages.ts'
import * as useShapes from '../pages/use-shapes.ts'
import * as portabilityShapes from '../portability/shapes.ts'
import * as problem from '../problem.ts'
import * as progressShapes from '../progress/shapes.ts'
import * as calendarShapes from '../schedule/calendar-shapes.ts'
import * as scheduleShapes from '../schedule/shapes.ts'
import * as shapes from '../shapes.ts'
import * as askSupport from '../team/ask-support.ts'
import * as teamShapes from '../team/team-shapes.ts'
import * as bodyShapes from '../workouts/body-shapes.ts'
import * as historyShapes from '../workouts/history-shapes.ts'
import * as prescription from '../workouts/prescription.ts'
import * as workoutShapes from '../workouts/shapes.ts'
import * as trainingShapes from '../workouts/training-shapes.ts'

/**
 * The shapes that the OpenAPI document names; generated clients have a type for each. A name is part of the API and
 * stays when the constant is renamed.
 */
export const components = {
  PageAccessGranted: accessShapes.accessGranted,
  PageAccessSettings: accessShapes.accessNode,
  PageAccess: accessShapes.accessResult,
  AccessDenialReason: accessShapes.denialReason,
  EndedAccess: accessShapes.endedAccess,
  EntitlementEntry: accessShapes.entitlementEntry,
  AccessRule: accessShapes.explainedRule,
  OwnPageAccess: accessShapes.ownAccessResult,
  PageAccessExplanation: accessShapes.pageAccessExplanation,

  AnalyticsSession: activityShapes.analyticsSession,

  DeletedApp: deletionShapes.deletedApp,
  AppDomain: domainShapes.appDomain,
  AppDomains: domainShapes.appDomains,
  DomainProblem: domainShapes.domainProblem,
  AppAccess: appsShapes.appAccess,
  AppAccessChange: appsShapes.appAccessChange,
  AppAddress: appsShapes.appAddress,
  AppLocale: appsShapes.appLocale,
  AppLocaleState: appsShapes.appLocaleState,
  ThemeLook: appsShapes.appLook,
  AppSummary: appsShapes.appSummary,
  Theme: appsShapes.appTheme,
  MemberApp: appsShapes.bootApp,
  AppAnnouncement: appsShapes.bootAnnouncement,
  CardStyle: appsShapes.cardStyle,
  ColorMode: appsShapes.colorMode,
  Font: appsShapes.fontId,
  MessagingSettings: appsShapes.messagingSettings,
  SetupStep: appsShapes.setupStep,
  SetupStepName: appsShapes.setupStepName,
  SlugProblem: appsShapes.slugProblem,
  StarterKit: appsShapes.starterKit,
  StudioApp: appsShapes.studioApp,
  Tab: navigationShapes.bootTab,
  NavigationAudience: navigationShapes.navigationAudience,
  NavigationPlace: navigationShapes.navigationPlace,
  NavigationTab: navigationShapes.navigationTab,
  TabIcon: navigationShapes.tabIcon,
  TabTarget: navigationShapes.tabTarget,
  SignInChange: signInShapes.signInChange,
  SignInSettings: signInShapes.signInSettings,
  SignInSwitches: signInShapes.signInSwitches,
  SignInPolicy: signInShapes.signInSettingsInput,
  SsoKeys: signInShapes.ssoKeys,

  DraftCode: codes.draftCode,
  ImportFailure: codes.importFailure,
  ProblemParams: codes.problemParams,

  BuyerAddress: taxShapes.buyerAddress,
  Coupon: couponShapes.coupon,
  CouponChange: couponShapes.couponChange,
  CouponDiscount: couponShapes.couponDiscount,
  CouponUse: couponShapes.couponUse,
  FormerAccess: commerceShapes.endedOwnedAccess,
  OwnedAccess: commerceShapes.ownedAccess,
  AccessSource: commerceShapes.ownedAccessReason,
  BillingInterval: commerceShapes.interval,
  Withdrawal: withdrawalShapes.withdrawal,
  FurtherProducts: commerceShapes.furtherProducts,
  GuestOrder: commerceShapes.guestOrder,
  OrderStatus: orderShapes.orderStatus,
  StudioOrderRow: orderShapes.orderRow,
  StudioOrder: orderShapes.studioOrder,
  OrderEvent: orderShapes.orderEvent,
  PaymentCheck: reconciliationShapes.paymentCheck,
  PaymentDifference: reconciliationShapes.paymentDifference,
  OrderRefund: orderShapes.refund,
  OrderDispute: orderShapes.orderDispute,
  OrderPayment: orderShapes.orderPayment,
  OrderAccess: orderShapes.orderAccess,
  OrderBump: commerceShapes.orderBump,
  OrderBumpInput: commerceShapes.orderBumpInput,
  OrderLine: commerceShapes.orderLine,
  OrderPreview: commerceShapes.orderPreview,
  OrderTax: taxShapes.orderTax,
  TaxMode: taxShapes.taxMode,
  TaxRate: taxShapes.taxRate,
  TaxRow: taxShapes.taxRow,
  StudioProduct: commerceShapes.ownerProduct,
  PageReference: commerceShapes.pageReference,
  PaymentIntent: commerceShapes.paymentIntent,
  Product: commerceShapes.product,
  ProductVersion: commerceShapes.productVersion,
  Purchase: commerceShapes.purchase,
  SandboxCard: commerceShapes.sandboxCard,
  StoreProduct: commerceShapes.storeProduct,
  PlanPrice: commerceShapes.planPrice,
  Subscription: commerceShapes.subscription,
  Teacher: commerceShapes.teacher,
  TeacherInput: commerceShapes.teacherInput,
  ProductVersionInput: commerceShapes.versionInput,

  DataExport: dataRightsShapes.dataExport,

  BlockedPerson: peopleShapes.blockedPerson,
  NoMessageReason: peopleShapes.noMessageReason,
  PersonCard: peopleShapes.personCard,
  PersonProfile: peopleShapes.personProfile,

  Form: formsShapes.form,
  FormField: formsShapes.formField,
  FormFieldType: formsShapes.formFieldType,
  FormGroup: formsShapes.formGroup,
  FormValueType: formsShapes.formValueType,
  MemberFormSubmission: formsShapes.memberSubmission,
  FormSubmission: formsShapes.submission,
  FormSubmissionRow: formsShapes.submissionRow,
  FormValue: formsShapes.submissionValue,

  NewPasskey: passkeyShapes.newPasskey,
  Passkey: passkeyShapes.passkey,
  PasskeyCreation: passkeyShapes.passkeyCreation,
  PasskeyList: passkeyShapes.passkeyList,
  PasskeyProof: passkeyShapes.passkeyProof,
  PasskeyRequest: passkeyShapes.passkeyRequest,
  PasskeyTransport: passkeyShapes.passkeyTransport,
  LinkedProvider: providerShapes.linkedProvider,
  SsoProvider: providerShapes.ssoProvider,
  SignInMethods: providerShapes.signInMethods,
  Session: sessionShapes.ownSession,
  Account: identityShapes.account,
  AppSubscription: identityShapes.appSubscription,
  AuthProvider: identityShapes.authProvider,
  AvatarUrls: identityShapes.avatarUrls,
  ListedMember: identityShapes.listedMember,
  LoginResponse: identityShapes.loginResponse,
  MailboxEntry: identityShapes.mailboxEntry,
  MailboxMessage: identityShapes.mailboxMessage,
  MemberAttributes: identityShapes.memberAttributes,
  MemberCompletion: identityShapes.memberCompletion,
  MemberDetail: identityShapes.memberDetail,
  MemberEntitlement: identityShapes.memberEntitlement,
  MemberPurchase: identityShapes.memberPurchase,
  Member: identityShapes.memberRow,
  ProgramRun: identityShapes.memberRun,
  MemberSession: identityShapes.memberSession,
  ProfileVisibility: identityShapes.profileVisibility,
  SignInDetails: identityShapes.signInFacts,
  StudioLoginResponse: identityShapes.studioLoginResponse,
  SubscriberProperty: identityShapes.subscriberProperty,
  SignedInTeamMember: identityShapes.teamMember,
  User: identityShapes.user,
  MemberPreview: identityShapes.viewing,

  ContentItem: libraryShapes.contentItem,
  ContentList: libraryShapes.contentList,
  ContentPrice: libraryShapes.contentPriceTag,
  CountedValue: libraryShapes.countedValue,
  PageCard: libraryShapes.pageCard,
  ContentOrder: ruleShapes.contentOrder,

  MediaFile: mediaShapes.mediaFile,
  LibraryItem: mediaShapes.libraryItem,
  MediaStream: mediaShapes.mediaStream,
  MediaItem: mediaShapes.mediaItem,
  PublicAddress: mediaShapes.publicAddress,

  MemberInvitation: memberAdminShapes.memberInvitation,
  MemberImport: memberImportShapes.memberImport,
  MemberImportFailure: memberImportShapes.memberImportFailure,
  MemberImportRow: memberImportShapes.memberImportRow,
  MemberRowAction: memberImportShapes.memberRowAction,
  CappedCount: memberListShapes.cappedCount,
  MemberColumn: memberListShapes.memberColumn,
  MemberSort: memberListShapes.memberSort,
  MemberView: memberListShapes.memberView,

  Channel: channelShapes.channel,
  ChannelPosting: channelShapes.channelPosting,
  Conversation: inboxShapes.conversation,
  ConversationDetail: inboxShapes.conversationDetail,
  ConversationMessage: inboxShapes.conversationMessage,
  ConversationNote: inboxShapes.conversationNote,
  ConversationPerson: inboxShapes.conversationPerson,
  InboxCounts: inboxShapes.inboxCounts,
  InboxScope: inboxShapes.inboxScope,
  InboxTeamMember: inboxShapes.inboxTeamMember,
  SavedReply: inboxShapes.savedReply,
  Author: messagingShapes.author,
  ReportCase: reportShapes.reportCase,
  ReportedThread: reportShapes.reportedThread,
  ModerationRules: reportShapes.moderationRules,
  MemberWarning: reportShapes.memberWarning,
  Message: messagingShapes.message,
  MessageAction: messagingShapes.messageAction,
  SharedMessage: messagingShapes.sharedMessage,
  Thread: messagingShapes.thread,
  ThreadType: messagingShapes.threadType,
  NoSendReason: messagingShapes.noSendReason,
  Participant: messagingShapes.participant,
  ThreadPerson: messagingShapes.threadPerson,
  NewMessage: messagingShapes.newMessage,

  Broadcast: broadcastShapes.broadcast,
  BroadcastChannelFigures: broadcastShapes.broadcastChannelFigures,
  BroadcastCondition: broadcastShapes.broadcastCondition,
  BroadcastFigures: broadcastShapes.broadcastFigures,
  BroadcastReach: broadcastShapes.broadcastReach,
  BroadcastRecipient: broadcastShapes.broadcastRecipient,
  BroadcastState: broadcastShapes.broadcastState,
  BroadcastTotals: broadcastShapes.broadcastTotals,
  BroadcastWhen: broadcastShapes.broadcastWhen,
  ListedBroadcast: broadcastShapes.listedBroadcast,
  LoggedNotification: noticeShapes.loggedNotification,
  NotificationDelivery: noticeShapes.notificationDelivery,
  NotificationReason: noticeShapes.notSentReason,
  MemberNotification: noticeShapes.memberNotification,
  MailChoices: unsubscribeShapes.mailChoices,
  MailKind: unsubscribeShapes.mailKind,
  NotificationKind: noticeShapes.notificationKind,
  NotificationSettings: notificationsShapes.notificationSettings,
  PushDevice: pushShapes.pushDevice,
  PushProvider: pushShapes.pushProvider,
  PushProviders: pushShapes.pushProviders,
  PushSettings: pushShapes.pushSettings,
  PushStatus: pushShapes.pushStatus,
  PageChange: draftShapes.change,
  ChangedPart: draftShapes.changedPart,
  DeletedPage: draftShapes.deletedPage,
  DraftProblem: draftShapes.draftProblem,
  PublishProblem: draftShapes.publishProblem,
  PageDraft: draftShapes.pageDraft,
  PublishPlan: draftShapes.publishPlan,
  PublishState: draftShapes.publishProgress,
  Release: draftShapes.release,
  StudioPage: draftShapes.studioPage,
  PagePattern: patternShapes.pattern,
  PageStart: patternShapes.startingDraft,
  PageTreeNode: draftShapes.treeNode,
  Tag: tagShapes.tag,
  TagColor: tagShapes.tagColor,
  RefusedPage: bulkShapes.refusedPage,
  TagRef: tagShapes.tagRef,
  CoverAsset: pageIndex.coverAsset,
  FileAsset: pageIndex.fileAsset,
  MediaAsset: pageIndex.mediaAsset,
  Attribute: attributesShapes.attribute,
  PageAttribute: pageIndex.pageAttribute,
  PersonalText: pageIndex.personalText,
  PageBody: pageIndex.pageBody,
  Page: pageIndex.pageEntity,
  PageFacts: pageIndex.pageFacts,
  PageLink: pageIndex.pageLink,
  PageSchedule: pageIndex.pageSchedule,
  PageRow: pageIndex.pageRow,
  PageShell: pageIndex.pageShell,
  PublicGate: pageIndex.publicGate,
  PublicPageTree: pageTreeFile.pageTreeFile,
  PublicPageTreeNode: pageTreeFile.treeFileNode,
  PreviewAs: previewShapes.previewAs,
  PreviewGrant: previewShapes.previewGrant,
  PreviewLocation: previewShapes.previewPageRef,
  PreviewedPage: previewShapes.previewPage,
  BlockAction: pagesShapes.blockAction,
  BlockActionPage: blockActionShapes.actionPage,
  ResolvedBlockAction: blockActionShapes.resolvedBlockAction,
  ImageRef: pagesShapes.imageRef,
  PageAction: pagesShapes.pageAction,
  PageFields: pagesShapes.pageFields,
  Block: pagesShapes.storedBlock,
  PageText: translationShapes.pageText,
  Use: useShapes.use,
  Uses: useShapes.uses,
  BrowsedPage: browsePages.browsedPage,
  Facet: browsePages.facet,
  PageTranslation: translationShapes.pageTranslation,
  TranslatedText: translationShapes.translatedText,
  TranslationProgress: translationShapes.translationProgress,

  ImportRow: portabilityShapes.importRow,
  ImportRun: portabilityShapes.importRun,

  FieldProblem: problem.fieldProblem,
  Problem: problem.problem,

  PackSubscription: progressShapes.packSubscription,
  PageSubscribers: progressShapes.pageSubscribers,
  ProgramSubscription: progressShapes.programSubscription,
  RootProgress: progressShapes.rootProgress,
  SequenceItem: progressShapes.sequenceItem,

  CalendarEvent: calendarShapes.calendarEvent,
  CalendarItem: calendarShapes.calendarItem,
  CalendarOpening: calendarShapes.calendarOpening,
  EventAnswer: scheduleShapes.eventAnswer,
  EventAttendance: scheduleShapes.eventAttendance,
  EventOccurrence: scheduleShapes.eventOccurrence,
  EventPerson: scheduleShapes.eventPerson,
  EventSubscription: scheduleShapes.eventSubscription,
  ScheduleFilter: scheduleShapes.scheduleFilter,
  ScheduledDate: scheduleShapes.scheduledDate,
  ScheduledItem: scheduleShapes.scheduledItem,

  Money: shapes.money,
  Empty: shapes.emptyOutput,

  Diagnostics: askSupport.diagnostics,
  InvitedRole: teamShapes.invitedRole,
  TeamLogAction: teamShapes.logAction,
  TeamLogEntry: teamShapes.logEntry,
  TeamMember: teamShapes.teamMemberWithAbilities,
  TeamInvitation: teamShapes.teamInvitation,
  TeamRole: teamShapes.teamRole,

  PlannedPage: weekShapes.weekPage,
  PlannedWeight: weekShapes.weightChange,

  BodyMeasure: bodyShapes.bodyMeasure,
  CsvPart: historyShapes.csvPart,
  ExerciseBests: workoutShapes.exerciseBests,
  ExerciseCard: workoutShapes.exerciseCard,
  ExerciseResult: historyShapes.exerciseResult,
  ExerciseSwap: workoutShapes.exerciseSwap,
  HeaviestSet: workoutShapes.heaviestSet,
  LoggedSet: workoutShapes.loggedSet,
  SessionComment: trainingShapes.sessionComment,
  SessionEntry: workoutShapes.sessionEntry,
  SessionFigures: workoutShapes.sessionFigures,
  SessionWorkout: workoutShapes.sessionWorkout,
  TeamComment: trainingShapes.teamComment,
  WorkoutChapter: prescription.workoutChapter,
  WorkoutGroup: prescription.workoutGroup,
  WorkoutItem: prescription.workoutItem,
  WorkoutSession: workoutShapes.workoutSession,
  WorkoutSet: prescription.workoutSet,
} as const

export type ComponentName = keyof typeof components
