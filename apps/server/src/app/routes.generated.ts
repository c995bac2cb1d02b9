// Written by scripts/generate.ts from apps/server/src/features/<room>/routes. Do not edit.
import { getGuestAccessRoute as accessGetGuestAccess } from '../features/access/routes/get-guest-access.ts'
import { getPageAccessRoute as accessGetPageAccess } from '../features/access/routes/get-page-access.ts'
import { grantEntitlementRoute as accessGrantEntitlement } from '../features/access/routes/grant-entitlement.ts'
import { listEntitlementsRoute as accessListEntitlements } from '../features/access/routes/list-entitlements.ts'
import { revokeEntitlementRoute as accessRevokeEntitlement } from '../features/access/routes/revoke-entitlement.ts'
import { acceptInvitationRoute as accountsAcceptInvitation } from '../features/accounts/routes/accept-invitation.ts'
import { acceptTeamInvitationRoute as accountsAcceptTeamInvitation } from '../features/accounts/routes/accept-team-invitation.ts'
import { addPasskeyRoute as accountsAddPasskey } from '../features/accounts/routes/add-passkey.ts'
import { approveMemberRoute as accountsApproveMember } from '../features/accounts/routes/approve-member.ts'
import { askSupportRoute as accountsAskSupport } from '../features/accounts/routes/ask-support.ts'
import { blockMemberRoute as accountsBlockMember } from '../features/accounts/routes/block-member.ts'
import { changePasswordRoute as accountsChangePassword } from '../features/accounts/routes/change-password.ts'
import { changeTeamRoleRoute as accountsChangeTeamRole } from '../features/accounts/routes/change-team-role.ts'
import { chooseMessagingProfileRoute as accountsChooseMessagingProfile } from '../features/accounts/routes/choose-messaging-profile.ts'
import { closeAccountRoute as accountsCloseAccount } from '../features/accounts/routes/close-account.ts'
import { countMembersRoute as accountsCountMembers } from '../features/accounts/routes/count-members.ts'
import { deleteMemberRoute as accountsDeleteMember } from '../features/accounts/routes/delete-member.ts'
import { endOtherSessionsRoute as accountsEndOtherSessions } from '../features/accounts/routes/end-other-sessions.ts'
import { endSessionRoute as accountsEndSession } from '../features/accounts/routes/end-session.ts'
import { exchangeCodeRoute as accountsExchangeCode } from '../features/accounts/routes/exchange-code.ts'
import { exportMemberImportRoute as accountsExportMemberImport } from '../features/accounts/routes/export-member-import.ts'
import { exportMembersRoute as accountsExportMembers } from '../features/accounts/routes/export-members.ts'
import { fetchMethodsRoute as accountsFetchMethods } from '../features/accounts/routes/fetch-methods.ts'
import { getMemberImportRoute as accountsGetMemberImport } from '../features/accounts/routes/get-member-import.ts'
import { getMessagingProfileRoute as accountsGetMessagingProfile } from '../features/accounts/routes/get-messaging-profile.ts'
import { getProfileRoute as accountsGetProfile } from '../features/accounts/routes/get-profile.ts'
import { getProviderRoute as accountsGetProvider } from '../features/accounts/routes/get-provider.ts'
import { getViewingRoute as accountsGetViewing } from '../features/accounts/routes/get-viewing.ts'
import { inviteMemberRoute as accountsInviteMember } from '../features/accounts/routes/invite-member.ts'
import { inviteTeamMemberRoute as accountsInviteTeamMember } from '../features/accounts/routes/invite-team-member.ts'
import { linkProviderRoute as accountsLinkProvider } from '../features/accounts/routes/link-provider.ts'
import { listBlockedRoute as accountsListBlocked } from '../features/accounts/routes/list-blocked.ts'
import { listDataExportsRoute as accountsListDataExports } from '../features/accounts/routes/list-data-exports.ts'
import { listDirectoryRoute as accountsListDirectory } from '../features/accounts/routes/list-directory.ts'
import { listMailboxRoute as accountsListMailbox } from '../features/accounts/routes/list-mailbox.ts'
import { listMemberImportRowsRoute as accountsListMemberImportRows } from '../features/accounts/routes/list-member-import-rows.ts'
import { listMemberImportsRoute as accountsListMemberImports } from '../features/accounts/routes/list-member-imports.ts'
import { listMemberInvitationsRoute as accountsListMemberInvitations } from '../features/accounts/routes/list-member-invitations.ts'
import { listMembersRoute as accountsListMembers } from '../features/accounts/routes/list-members.ts'
import { listPasskeysRoute as accountsListPasskeys } from '../features/accounts/routes/list-passkeys.ts'
import { listSessionsRoute as accountsListSessions } from '../features/accounts/routes/list-sessions.ts'
import { listSubscribersRoute as accountsListSubscribers } from '../features/accounts/routes/list-subscribers.ts'
import { listTeamLogRoute as accountsListTeamLog } from '../features/accounts/routes/list-team-log.ts'
import { listTeamRoute as accountsListTeam } from '../features/accounts/routes/list-team.ts'
import { loginRoute as accountsLogin } from '../features/accounts/routes/login.ts'
import { logoutRoute as accountsLogout } from '../features/accounts/routes/logout.ts'
import { postFromProviderRoute as accountsPostFromProvider } from '../features/accounts/routes/post-from-provider.ts'
import { preparePasskeySignInRoute as accountsPreparePasskeySignIn } from '../features/accounts/routes/prepare-passkey-sign-in.ts'
import { preparePasskeyRoute as accountsPreparePasskey } from '../features/accounts/routes/prepare-passkey.ts'
import { removePasskeyRoute as accountsRemovePasskey } from '../features/accounts/routes/remove-passkey.ts'
import { removeTeamMemberRoute as accountsRemoveTeamMember } from '../features/accounts/routes/remove-team-member.ts'
import { renamePasskeyRoute as accountsRenamePasskey } from '../features/accounts/routes/rename-passkey.ts'
import { requestDataExportRoute as accountsRequestDataExport } from '../features/accounts/routes/request-data-export.ts'
import { requestPasswordlessRoute as accountsRequestPasswordless } from '../features/accounts/routes/request-passwordless.ts'
import { requestResetRoute as accountsRequestReset } from '../features/accounts/routes/request-reset.ts'
import { resendMemberInvitationRoute as accountsResendMemberInvitation } from '../features/accounts/routes/resend-member-invitation.ts'
import { resendTeamInvitationRoute as accountsResendTeamInvitation } from '../features/accounts/routes/resend-team-invitation.ts'
import { resetMemberSignInRoute as accountsResetMemberSignIn } from '../features/accounts/routes/reset-member-sign-in.ts'
import { resetPasswordRoute as accountsResetPassword } from '../features/accounts/routes/reset-password.ts'
import { restoreMemberRoute as accountsRestoreMember } from '../features/accounts/routes/restore-member.ts'
import { returnFromProviderRoute as accountsReturnFromProvider } from '../features/accounts/routes/return-from-provider.ts'
import { runMemberImportRoute as accountsRunMemberImport } from '../features/accounts/routes/run-member-import.ts'
import { searchMembersRoute as accountsSearchMembers } from '../features/accounts/routes/search-members.ts'
import { setPasswordRoute as accountsSetPassword } from '../features/accounts/routes/set-password.ts'
import { showMailboxMessageRoute as accountsShowMailboxMessage } from '../features/accounts/routes/show-mailbox-message.ts'
import { showMemberRoute as accountsShowMember } from '../features/accounts/routes/show-member.ts'
import { showTeamInvitationRoute as accountsShowTeamInvitation } from '../features/accounts/routes/show-team-invitation.ts'
import { signInByPasskeyRoute as accountsSignInByPasskey } from '../features/accounts/routes/sign-in-by-passkey.ts'
import { signUpRoute as accountsSignUp } from '../features/accounts/routes/sign-up.ts'
import { startProviderRoute as accountsStartProvider } from '../features/accounts/routes/start-provider.ts'
import { studioAddPasskeyRoute as accountsStudioAddPasskey } from '../features/accounts/routes/studio-add-passkey.ts'
import { studioListPasskeysRoute as accountsStudioListPasskeys } from '../features/accounts/routes/studio-list-passkeys.ts'
import { studioLoginRoute as accountsStudioLogin } from '../features/accounts/routes/studio-login.ts'
import { studioLogoutRoute as accountsStudioLogout } from '../features/accounts/routes/studio-logout.ts'
import { studioMeRoute as accountsStudioMe } from '../features/accounts/routes/studio-me.ts'
import { studioPreparePasskeySignInRoute as accountsStudioPreparePasskeySignIn } from '../features/accounts/routes/studio-prepare-passkey-sign-in.ts'
import { studioPreparePasskeyRoute as accountsStudioPreparePasskey } from '../features/accounts/routes/studio-prepare-passkey.ts'
import { studioRemovePasskeyRoute as accountsStudioRemovePasskey } from '../features/accounts/routes/studio-remove-passkey.ts'
import { studioRenamePasskeyRoute as accountsStudioRenamePasskey } from '../features/accounts/routes/studio-rename-passkey.ts'
import { studioRequestResetRoute as accountsStudioRequestReset } from '../features/accounts/routes/studio-request-reset.ts'
import { studioResetPasswordRoute as accountsStudioResetPassword } from '../features/accounts/routes/studio-reset-password.ts'
import { studioSignInByPasskeyRoute as accountsStudioSignInByPasskey } from '../features/accounts/routes/studio-sign-in-by-passkey.ts'
import { studioSignUpRoute as accountsStudioSignUp } from '../features/accounts/routes/studio-sign-up.ts'
import { studioVerifyRoute as accountsStudioVerify } from '../features/accounts/routes/studio-verify.ts'
import { suspendMemberRoute as accountsSuspendMember } from '../features/accounts/routes/suspend-member.ts'
import { unblockMemberRoute as accountsUnblockMember } from '../features/accounts/routes/unblock-member.ts'
import { unlinkProviderRoute as accountsUnlinkProvider } from '../features/accounts/routes/unlink-provider.ts'
import { updateSubscriberRoute as accountsUpdateSubscriber } from '../features/accounts/routes/update-subscriber.ts'
import { updateUserRoute as accountsUpdateUser } from '../features/accounts/routes/update-user.ts'
import { uploadMemberImportRoute as accountsUploadMemberImport } from '../features/accounts/routes/upload-member-import.ts'
import { verifyEmailRoute as accountsVerifyEmail } from '../features/accounts/routes/verify-email.ts'
import { verifyPasswordlessRoute as accountsVerifyPasswordless } from '../features/accounts/routes/verify-passwordless.ts'
import { verifySubscriberRoute as accountsVerifySubscriber } from '../features/accounts/routes/verify-subscriber.ts'
import { verifyRoute as accountsVerify } from '../features/accounts/routes/verify.ts'
import { viewAppRoute as accountsViewApp } from '../features/accounts/routes/view-app.ts'
import { viewMemberRoute as accountsViewMember } from '../features/accounts/routes/view-member.ts'
import { withdrawMemberInvitationRoute as accountsWithdrawMemberInvitation } from '../features/accounts/routes/withdraw-member-invitation.ts'
import { withdrawTeamInvitationRoute as accountsWithdrawTeamInvitation } from '../features/accounts/routes/withdraw-team-invitation.ts'
import { endSessionRoute as activityEndSession } from '../features/activity/routes/end-session.ts'
import { getTodayRoute as activityGetToday } from '../features/activity/routes/get-today.ts'
import { recordActivityRoute as activityRecordActivity } from '../features/activity/routes/record-activity.ts'
import { resumeSessionRoute as activityResumeSession } from '../features/activity/routes/resume-session.ts'
import { addDomainRoute as appsAddDomain } from '../features/apps/routes/add-domain.ts'
import { changeSlugRoute as appsChangeSlug } from '../features/apps/routes/change-slug.ts'
import { checkDomainRoute as appsCheckDomain } from '../features/apps/routes/check-domain.ts'
import { checkSlugRoute as appsCheckSlug } from '../features/apps/routes/check-slug.ts'
import { createAppRoute as appsCreateApp } from '../features/apps/routes/create-app.ts'
import { deleteAppRoute as appsDeleteApp } from '../features/apps/routes/delete-app.ts'
import { getAppRoute as appsGetApp } from '../features/apps/routes/get-app.ts'
import { getSetupRoute as appsGetSetup } from '../features/apps/routes/get-setup.ts'
import { getSignInRoute as appsGetSignIn } from '../features/apps/routes/get-sign-in.ts'
import { getStudioAppRoute as appsGetStudioApp } from '../features/apps/routes/get-studio-app.ts'
import { listAccessChangesRoute as appsListAccessChanges } from '../features/apps/routes/list-access-changes.ts'
import { listAppsRoute as appsListApps } from '../features/apps/routes/list-apps.ts'
import { listDeletedAppsRoute as appsListDeletedApps } from '../features/apps/routes/list-deleted-apps.ts'
import { listDomainsRoute as appsListDomains } from '../features/apps/routes/list-domains.ts'
import { moveClockRoute as appsMoveClock } from '../features/apps/routes/move-clock.ts'
import { previewAppAccessRoute as appsPreviewAppAccess } from '../features/apps/routes/preview-app-access.ts'
import { previewSlugChangeRoute as appsPreviewSlugChange } from '../features/apps/routes/preview-slug-change.ts'
import { removeDomainRoute as appsRemoveDomain } from '../features/apps/routes/remove-domain.ts'
import { removeSsoKeysRoute as appsRemoveSsoKeys } from '../features/apps/routes/remove-sso-keys.ts'
import { restoreAppRoute as appsRestoreApp } from '../features/apps/routes/restore-app.ts'
import { saveSignInRoute as appsSaveSignIn } from '../features/apps/routes/save-sign-in.ts'
import { saveSsoKeysRoute as appsSaveSsoKeys } from '../features/apps/routes/save-sso-keys.ts'
import { setPrimaryDomainRoute as appsSetPrimaryDomain } from '../features/apps/routes/set-primary-domain.ts'
import { switchOffRoute as appsSwitchOff } from '../features/apps/routes/switch-off.ts'
import { switchOnRoute as appsSwitchOn } from '../features/apps/routes/switch-on.ts'
import { updateAppAccessRoute as appsUpdateAppAccess } from '../features/apps/routes/update-app-access.ts'
import { updateAppThemeRoute as appsUpdateAppTheme } from '../features/apps/routes/update-app-theme.ts'
import { updateAppRoute as appsUpdateApp } from '../features/apps/routes/update-app.ts'
import { archiveProductRoute as commerceArchiveProduct } from '../features/commerce/routes/archive-product.ts'
import { cancelSubscriptionRoute as commerceCancelSubscription } from '../features/commerce/routes/cancel-subscription.ts'
import { confirmOrderRoute as commerceConfirmOrder } from '../features/commerce/routes/confirm-order.ts'
import { confirmSandboxPaymentRoute as commerceConfirmSandboxPayment } from '../features/commerce/routes/confirm-sandbox-payment.ts'
import { createIntentRoute as commerceCreateIntent } from '../features/commerce/routes/create-intent.ts'
import { createProductRoute as commerceCreateProduct } from '../features/commerce/routes/create-product.ts'
import { getOrderRoute as commerceGetOrder } from '../features/commerce/routes/get-order.ts'
import { getPaymentSettingsRoute as commerceGetPaymentSettings } from '../features/commerce/routes/get-payment-settings.ts'
import { getProductRoute as commerceGetProduct } from '../features/commerce/routes/get-product.ts'
import { getPurchasedItemsRoute as commerceGetPurchasedItems } from '../features/commerce/routes/get-purchased-items.ts'
import { getStoreSettingsRoute as commerceGetStoreSettings } from '../features/commerce/routes/get-store-settings.ts'
import { getStudioProductRoute as commerceGetStudioProduct } from '../features/commerce/routes/get-studio-product.ts'
import { hasActivePurchaseRoute as commerceHasActivePurchase } from '../features/commerce/routes/has-active-purchase.ts'
import { leaveTestModeRoute as commerceLeaveTestMode } from '../features/commerce/routes/leave-test-mode.ts'
import { listHoldingsRoute as commerceListHoldings } from '../features/commerce/routes/list-holdings.ts'
import { listProductsRoute as commerceListProducts } from '../features/commerce/routes/list-products.ts'
import { listPurchasesRoute as commerceListPurchases } from '../features/commerce/routes/list-purchases.ts'
import { listStudioProductsRoute as commerceListStudioProducts } from '../features/commerce/routes/list-studio-products.ts'
import { listSubscriptionsRoute as commerceListSubscriptions } from '../features/commerce/routes/list-subscriptions.ts'
import { paySubscriptionRoute as commercePaySubscription } from '../features/commerce/routes/pay-subscription.ts'
import { previewOrderRoute as commercePreviewOrder } from '../features/commerce/routes/preview-order.ts'
import { previewProductPagesRoute as commercePreviewProductPages } from '../features/commerce/routes/preview-product-pages.ts'
import { purchaseInAppRoute as commercePurchaseInApp } from '../features/commerce/routes/purchase-in-app.ts'
import { receiveStripeWebhookRoute as commerceReceiveStripeWebhook } from '../features/commerce/routes/receive-stripe-webhook.ts'
import { setPaymentSettingsRoute as commerceSetPaymentSettings } from '../features/commerce/routes/set-payment-settings.ts'
import { setStoreSettingsRoute as commerceSetStoreSettings } from '../features/commerce/routes/set-store-settings.ts'
import { updateProductRoute as commerceUpdateProduct } from '../features/commerce/routes/update-product.ts'
import { countSubmissionsRoute as formsCountSubmissions } from '../features/forms/routes/count-submissions.ts'
import { deleteSubmissionRoute as formsDeleteSubmission } from '../features/forms/routes/delete-submission.ts'
import { getFormRoute as formsGetForm } from '../features/forms/routes/get-form.ts'
import { getSubmissionRoute as formsGetSubmission } from '../features/forms/routes/get-submission.ts'
import { listFormSubmissionsRoute as formsListFormSubmissions } from '../features/forms/routes/list-form-submissions.ts'
import { listMySubmissionsRoute as formsListMySubmissions } from '../features/forms/routes/list-my-submissions.ts'
import { listSubmissionsRoute as formsListSubmissions } from '../features/forms/routes/list-submissions.ts'
import { putSubmissionValuesRoute as formsPutSubmissionValues } from '../features/forms/routes/put-submission-values.ts'
import { submitFormRoute as formsSubmitForm } from '../features/forms/routes/submit-form.ts'
import { getMyContentRoute as libraryGetMyContent } from '../features/library/routes/get-my-content.ts'
import { getNowRoute as libraryGetNow } from '../features/library/routes/get-now.ts'
import { listContentRoute as libraryListContent } from '../features/library/routes/list-content.ts'
import { listPlannableRoute as libraryListPlannable } from '../features/library/routes/list-plannable.ts'
import { deleteMediaRoute as mediaDeleteMedia } from '../features/media/routes/delete-media.ts'
import { listMediaRoute as mediaListMedia } from '../features/media/routes/list-media.ts'
import { removeAvatarRoute as mediaRemoveAvatar } from '../features/media/routes/remove-avatar.ts'
import { updateAvatarRoute as mediaUpdateAvatar } from '../features/media/routes/update-avatar.ts'
import { updateMediaRoute as mediaUpdateMedia } from '../features/media/routes/update-media.ts'
import { uploadMediaRoute as mediaUploadMedia } from '../features/media/routes/upload-media.ts'
import { getMentionableRoute as messagingGetMentionable } from '../features/messaging/routes/get-mentionable.ts'
import { getThreadRoute as messagingGetThread } from '../features/messaging/routes/get-thread.ts'
import { listMessagesRoute as messagingListMessages } from '../features/messaging/routes/list-messages.ts'
import { markThreadReadRoute as messagingMarkThreadRead } from '../features/messaging/routes/mark-thread-read.ts'
import { postMessageRoute as messagingPostMessage } from '../features/messaging/routes/post-message.ts'
import { getSettingsRoute as notificationsGetSettings } from '../features/notifications/routes/get-settings.ts'
import { updateSettingsRoute as notificationsUpdateSettings } from '../features/notifications/routes/update-settings.ts'
import { cancelPublishPlanRoute as pagesCancelPublishPlan } from '../features/pages/releases/routes/cancel-publish-plan.ts'
import { compareReleasesRoute as pagesCompareReleases } from '../features/pages/releases/routes/compare-releases.ts'
import { createPageRoute as pagesCreatePage } from '../features/pages/drafts/routes/create-page.ts'
import { deletePageRoute as pagesDeletePage } from '../features/pages/drafts/routes/delete-page.ts'
import { duplicatePageRoute as pagesDuplicatePage } from '../features/pages/drafts/routes/duplicate-page.ts'
import { getAccessSettingsRoute as pagesGetAccessSettings } from '../features/pages/access-settings/routes/get-access-settings.ts'
import { getBlockActionRoute as pagesGetBlockAction } from '../features/pages/published/routes/get-block-action.ts'
import { getOverlayRoute as pagesGetOverlay } from '../features/pages/serving/routes/get-overlay.ts'
import { getPageAccessRoute as pagesGetPageAccess } from '../features/pages/serving/routes/get-page-access.ts'
import { getPageBodyRoute as pagesGetPageBody } from '../features/pages/serving/routes/get-page-body.ts'
import { getPagePathRoute as pagesGetPagePath } from '../features/pages/published/routes/get-page-path.ts'
import { getPageTreeRoute as pagesGetPageTree } from '../features/pages/published/routes/get-page-tree.ts'
import { getPreviewRoute as pagesGetPreview } from '../features/pages/preview/routes/get-preview.ts'
import { getPublishingRoute as pagesGetPublishing } from '../features/pages/releases/routes/get-publishing.ts'
import { getStudioPageRoute as pagesGetStudioPage } from '../features/pages/drafts/routes/get-studio-page.ts'
import { getTranslationRoute as pagesGetTranslation } from '../features/pages/translations/routes/get-translation.ts'
import { getTreeGatesRoute as pagesGetTreeGates } from '../features/pages/gates/routes/get-tree-gates.ts'
import { listChangesRoute as pagesListChanges } from '../features/pages/releases/routes/list-changes.ts'
import { listDeletedPagesRoute as pagesListDeletedPages } from '../features/pages/drafts/routes/list-deleted-pages.ts'
import { listPagesRoute as pagesListPages } from '../features/pages/releases/routes/list-pages.ts'
import { listPublishPlansRoute as pagesListPublishPlans } from '../features/pages/releases/routes/list-publish-plans.ts'
import { listReleasesRoute as pagesListReleases } from '../features/pages/releases/routes/list-releases.ts'
import { listTranslationsRoute as pagesListTranslations } from '../features/pages/translations/routes/list-translations.ts'
import { movePageRoute as pagesMovePage } from '../features/pages/drafts/routes/move-page.ts'
import { openPreviewRoute as pagesOpenPreview } from '../features/pages/preview/routes/open-preview.ts'
import { planPublishRoute as pagesPlanPublish } from '../features/pages/releases/routes/plan-publish.ts'
import { previewAccessChangeRoute as pagesPreviewAccessChange } from '../features/pages/access-settings/routes/preview-access-change.ts'
import { publishRoute as pagesPublish } from '../features/pages/releases/routes/publish.ts'
import { removeTranslationRoute as pagesRemoveTranslation } from '../features/pages/translations/routes/remove-translation.ts'
import { resolvePageRoute as pagesResolvePage } from '../features/pages/serving/routes/resolve-page.ts'
import { restorePageRoute as pagesRestorePage } from '../features/pages/drafts/routes/restore-page.ts'
import { restoreReleaseRoute as pagesRestoreRelease } from '../features/pages/releases/routes/restore-release.ts'
import { saveDraftRoute as pagesSaveDraft } from '../features/pages/drafts/routes/save-draft.ts'
import { saveTranslationRoute as pagesSaveTranslation } from '../features/pages/translations/routes/save-translation.ts'
import { searchPagesRoute as pagesSearchPages } from '../features/pages/drafts/routes/search-pages.ts'
import { setAccessRoute as pagesSetAccess } from '../features/pages/access-settings/routes/set-access.ts'
import { setPagePathRoute as pagesSetPagePath } from '../features/pages/drafts/routes/set-page-path.ts'
import { getImportRoute as portabilityGetImport } from '../features/portability/routes/get-import.ts'
import { listImportRowsRoute as portabilityListImportRows } from '../features/portability/routes/list-import-rows.ts'
import { listImportsRoute as portabilityListImports } from '../features/portability/routes/list-imports.ts'
import { runImportRoute as portabilityRunImport } from '../features/portability/routes/run-import.ts'
import { uploadImportRoute as portabilityUploadImport } from '../features/portability/routes/upload-import.ts'
import { completePageRoute as progressCompletePage } from '../features/progress/routes/complete-page.ts'
import { completeProgramRoute as progressCompleteProgram } from '../features/progress/routes/complete-program.ts'
import { completeStageRoute as progressCompleteStage } from '../features/progress/routes/complete-stage.ts'
import { getCompletionRoute as progressGetCompletion } from '../features/progress/routes/get-completion.ts'
import { getPackageAccessRoute as progressGetPackageAccess } from '../features/progress/routes/get-package-access.ts'
import { getPageSubscribersRoute as progressGetPageSubscribers } from '../features/progress/routes/get-page-subscribers.ts'
import { getProgramAccessRoute as progressGetProgramAccess } from '../features/progress/routes/get-program-access.ts'
import { leavePageRoute as progressLeavePage } from '../features/progress/routes/leave-page.ts'
import { listProgramSubscriptionsRoute as progressListProgramSubscriptions } from '../features/progress/routes/list-program-subscriptions.ts'
import { startPageRoute as progressStartPage } from '../features/progress/routes/start-page.ts'
import { subscribeProgramRoute as progressSubscribeProgram } from '../features/progress/routes/subscribe-program.ts'
import { toggleBookmarkRoute as progressToggleBookmark } from '../features/progress/routes/toggle-bookmark.ts'
import { uncompletePageRoute as progressUncompletePage } from '../features/progress/routes/uncomplete-page.ts'
import { uncompleteStageRoute as progressUncompleteStage } from '../features/progress/routes/uncomplete-stage.ts'
import { deleteItemRoute as scheduleDeleteItem } from '../features/schedule/routes/delete-item.ts'
import { duplicateItemRoute as scheduleDuplicateItem } from '../features/schedule/routes/duplicate-item.ts'
import { getEventAccessRoute as scheduleGetEventAccess } from '../features/schedule/routes/get-event-access.ts'
import { listOccurrencesRoute as scheduleListOccurrences } from '../features/schedule/routes/list-occurrences.ts'
import { listScheduleRoute as scheduleListSchedule } from '../features/schedule/routes/list-schedule.ts'
import { rescheduleItemRoute as scheduleRescheduleItem } from '../features/schedule/routes/reschedule-item.ts'
import { scheduleItemRoute as scheduleScheduleItem } from '../features/schedule/routes/schedule-item.ts'
import type { Route } from '../platform/http/implement.ts'

/** Every route of the server with the name of its call. */
export const routes: readonly (readonly [name: string, route: Route])[] = [
  ['access.getGuestAccess', accessGetGuestAccess],
  ['access.getPageAccess', accessGetPageAccess],
  ['access.grantEntitlement', accessGrantEntitlement],
  ['access.listEntitlements', accessListEntitlements],
  ['access.revokeEntitlement', accessRevokeEntitlement],
  ['accounts.acceptInvitation', accountsAcceptInvitation],
  ['accounts.acceptTeamInvitation', accountsAcceptTeamInvitation],
  ['accounts.addPasskey', accountsAddPasskey],
  ['accounts.approveMember', accountsApproveMember],
  ['accounts.askSupport', accountsAskSupport],
  ['accounts.blockMember', accountsBlockMember],
  ['accounts.changePassword', accountsChangePassword],
  ['accounts.changeTeamRole', accountsChangeTeamRole],
  ['accounts.chooseMessagingProfile', accountsChooseMessagingProfile],
  ['accounts.closeAccount', accountsCloseAccount],
  ['accounts.countMembers', accountsCountMembers],
  ['accounts.deleteMember', accountsDeleteMember],
  ['accounts.endOtherSessions', accountsEndOtherSessions],
  ['accounts.endSession', accountsEndSession],
  ['accounts.exchangeCode', accountsExchangeCode],
  ['accounts.exportMemberImport', accountsExportMemberImport],
  ['accounts.exportMembers', accountsExportMembers],
  ['accounts.fetchMethods', accountsFetchMethods],
  ['accounts.getMemberImport', accountsGetMemberImport],
  ['accounts.getMessagingProfile', accountsGetMessagingProfile],
  ['accounts.getProfile', accountsGetProfile],
  ['accounts.getProvider', accountsGetProvider],
  ['accounts.getViewing', accountsGetViewing],
  ['accounts.inviteMember', accountsInviteMember],
  ['accounts.inviteTeamMember', accountsInviteTeamMember],
  ['accounts.linkProvider', accountsLinkProvider],
  ['accounts.listBlocked', accountsListBlocked],
  ['accounts.listDataExports', accountsListDataExports],
  ['accounts.listDirectory', accountsListDirectory],
  ['accounts.listMailbox', accountsListMailbox],
  ['accounts.listMemberImportRows', accountsListMemberImportRows],
  ['accounts.listMemberImports', accountsListMemberImports],
  ['accounts.listMemberInvitations', accountsListMemberInvitations],
  ['accounts.listMembers', accountsListMembers],
  ['accounts.listPasskeys', accountsListPasskeys],
  ['accounts.listSessions', accountsListSessions],
  ['accounts.listSubscribers', accountsListSubscribers],
  ['accounts.listTeamLog', accountsListTeamLog],
  ['accounts.listTeam', accountsListTeam],
  ['accounts.login', accountsLogin],
  ['accounts.logout', accountsLogout],
  ['accounts.postFromProvider', accountsPostFromProvider],
  ['accounts.preparePasskeySignIn', accountsPreparePasskeySignIn],
  ['accounts.preparePasskey', accountsPreparePasskey],
  ['accounts.removePasskey', accountsRemovePasskey],
  ['accounts.removeTeamMember', accountsRemoveTeamMember],
  ['accounts.renamePasskey', accountsRenamePasskey],
  ['accounts.requestDataExport', accountsRequestDataExport],
  ['accounts.requestPasswordless', accountsRequestPasswordless],
  ['accounts.requestReset', accountsRequestReset],
  ['accounts.resendMemberInvitation', accountsResendMemberInvitation],
  ['accounts.resendTeamInvitation', accountsResendTeamInvitation],
  ['accounts.resetMemberSignIn', accountsResetMemberSignIn],
  ['accounts.resetPassword', accountsResetPassword],
  ['accounts.restoreMember', accountsRestoreMember],
  ['accounts.returnFromProvider', accountsReturnFromProvider],
  ['accounts.runMemberImport', accountsRunMemberImport],
  ['accounts.searchMembers', accountsSearchMembers],
  ['accounts.setPassword', accountsSetPassword],
  ['accounts.showMailboxMessage', accountsShowMailboxMessage],
  ['accounts.showMember', accountsShowMember],
  ['accounts.showTeamInvitation', accountsShowTeamInvitation],
  ['accounts.signInByPasskey', accountsSignInByPasskey],
  ['accounts.signUp', accountsSignUp],
  ['accounts.startProvider', accountsStartProvider],
  ['accounts.studioAddPasskey', accountsStudioAddPasskey],
  ['accounts.studioListPasskeys', accountsStudioListPasskeys],
  ['accounts.studioLogin', accountsStudioLogin],
  ['accounts.studioLogout', accountsStudioLogout],
  ['accounts.studioMe', accountsStudioMe],
  ['accounts.studioPreparePasskeySignIn', accountsStudioPreparePasskeySignIn],
  ['accounts.studioPreparePasskey', accountsStudioPreparePasskey],
  ['accounts.studioRemovePasskey', accountsStudioRemovePasskey],
  ['accounts.studioRenamePasskey', accountsStudioRenamePasskey],
  ['accounts.studioRequestReset', accountsStudioRequestReset],
  ['accounts.studioResetPassword', accountsStudioResetPassword],
  ['accounts.studioSignInByPasskey', accountsStudioSignInByPasskey],
  ['accounts.studioSignUp', accountsStudioSignUp],
  ['accounts.studioVerify', accountsStudioVerify],
  ['accounts.suspendMember', accountsSuspendMember],
  ['accounts.unblockMember', accountsUnblockMember],
  ['accounts.unlinkProvider', accountsUnlinkProvider],
  ['accounts.updateSubscriber', accountsUpdateSubscriber],
  ['accounts.updateUser', accountsUpdateUser],
  ['accounts.uploadMemberImport', accountsUploadMemberImport],
  ['accounts.verifyEmail', accountsVerifyEmail],
  ['accounts.verifyPasswordless', accountsVerifyPasswordless],
  ['accounts.verifySubscriber', accountsVerifySubscriber],
  ['accounts.verify', accountsVerify],
  ['accounts.viewApp', accountsViewApp],
  ['accounts.viewMember', accountsViewMember],
  ['accounts.withdrawMemberInvitation', accountsWithdrawMemberInvitation],
  ['accounts.withdrawTeamInvitation', accountsWithdrawTeamInvitation],
  ['activity.endSession', activityEndSession],
  ['activity.getToday', activityGetToday],
  ['activity.recordActivity', activityRecordActivity],
  ['activity.resumeSession', activityResumeSession],
  ['apps.addDomain', appsAddDomain],
  ['apps.changeSlug', appsChangeSlug],
  ['apps.checkDomain', appsCheckDomain],
  ['apps.checkSlug', appsCheckSlug],
  ['apps.createApp', appsCreateApp],
  ['apps.deleteApp', appsDeleteApp],
  ['apps.getApp', appsGetApp],
  ['apps.getSetup', appsGetSetup],
  ['apps.getSignIn', appsGetSignIn],
  ['apps.getStudioApp', appsGetStudioApp],
  ['apps.listAccessChanges', appsListAccessChanges],
  ['apps.listApps', appsListApps],
  ['apps.listDeletedApps', appsListDeletedApps],
  ['apps.listDomains', appsListDomains],
  ['apps.moveClock', appsMoveClock],
  ['apps.previewAppAccess', appsPreviewAppAccess],
  ['apps.previewSlugChange', appsPreviewSlugChange],
  ['apps.removeDomain', appsRemoveDomain],
  ['apps.removeSsoKeys', appsRemoveSsoKeys],
  ['apps.restoreApp', appsRestoreApp],
  ['apps.saveSignIn', appsSaveSignIn],
  ['apps.saveSsoKeys', appsSaveSsoKeys],
  ['apps.setPrimaryDomain', appsSetPrimaryDomain],
  ['apps.switchOff', appsSwitchOff],
  ['apps.switchOn', appsSwitchOn],
  ['apps.updateAppAccess', appsUpdateAppAccess],
  ['apps.updateAppTheme', appsUpdateAppTheme],
  ['apps.updateApp', appsUpdateApp],
  ['commerce.archiveProduct', commerceArchiveProduct],
  ['commerce.cancelSubscription', commerceCancelSubscription],
  ['commerce.confirmOrder', commerceConfirmOrder],
  ['commerce.confirmSandboxPayment', commerceConfirmSandboxPayment],
  ['commerce.createIntent', commerceCreateIntent],
  ['commerce.createProduct', commerceCreateProduct],
  ['commerce.getOrder', commerceGetOrder],
  ['commerce.getPaymentSettings', commerceGetPaymentSettings],
  ['commerce.getProduct', commerceGetProduct],
  ['commerce.getPurchasedItems', commerceGetPurchasedItems],
  ['commerce.getStoreSettings', commerceGetStoreSettings],
  ['commerce.getStudioProduct', commerceGetStudioProduct],
  ['commerce.hasActivePurchase', commerceHasActivePurchase],
  ['commerce.leaveTestMode', commerceLeaveTestMode],
  ['commerce.listHoldings', commerceListHoldings],
  ['commerce.listProducts', commerceListProducts],
  ['commerce.listPurchases', commerceListPurchases],
  ['commerce.listStudioProducts', commerceListStudioProducts],
  ['commerce.listSubscriptions', commerceListSubscriptions],
  ['commerce.paySubscription', commercePaySubscription],
  ['commerce.previewOrder', commercePreviewOrder],
  ['commerce.previewProductPages', commercePreviewProductPages],
  ['commerce.purchaseInApp', commercePurchaseInApp],
  ['commerce.receiveStripeWebhook', commerceReceiveStripeWebhook],
  ['commerce.setPaymentSettings', commerceSetPaymentSettings],
  ['commerce.setStoreSettings', commerceSetStoreSettings],
  ['commerce.updateProduct', commerceUpdateProduct],
  ['forms.countSubmissions', formsCountSubmissions],
  ['forms.deleteSubmission', formsDeleteSubmission],
  ['forms.getForm', formsGetForm],
  ['forms.getSubmission', formsGetSubmission],
  ['forms.listFormSubmissions', formsListFormSubmissions],
  ['forms.listMySubmissions', formsListMySubmissions],
  ['forms.listSubmissions', formsListSubmissions],
  ['forms.putSubmissionValues', formsPutSubmissionValues],
  ['forms.submitForm', formsSubmitForm],
  ['library.getMyContent', libraryGetMyContent],
  ['library.getNow', libraryGetNow],
  ['library.listContent', libraryListContent],
  ['library.listPlannable', libraryListPlannable],
  ['media.deleteMedia', mediaDeleteMedia],
  ['media.listMedia', mediaListMedia],
  ['media.removeAvatar', mediaRemoveAvatar],
  ['media.updateAvatar', mediaUpdateAvatar],
  ['media.updateMedia', mediaUpdateMedia],
  ['media.uploadMedia', mediaUploadMedia],
  ['messaging.getMentionable', messagingGetMentionable],
  ['messaging.getThread', messagingGetThread],
  ['messaging.listMessages', messagingListMessages],
  ['messaging.markThreadRead', messagingMarkThreadRead],
  ['messaging.postMessage', messagingPostMessage],
  ['notifications.getSettings', notificationsGetSettings],
  ['notifications.updateSettings', notificationsUpdateSettings],
  ['pages.cancelPublishPlan', pagesCancelPublishPlan],
  ['pages.compareReleases', pagesCompareReleases],
  ['pages.createPage', pagesCreatePage],
  ['pages.deletePage', pagesDeletePage],
  ['pages.duplicatePage', pagesDuplicatePage],
  ['pages.getAccessSettings', pagesGetAccessSettings],
  ['pages.getBlockAction', pagesGetBlockAction],
  ['pages.getOverlay', pagesGetOverlay],
  ['pages.getPageAccess', pagesGetPageAccess],
  ['pages.getPageBody', pagesGetPageBody],
  ['pages.getPagePath', pagesGetPagePath],
  ['pages.getPageTree', pagesGetPageTree],
  ['pages.getPreview', pagesGetPreview],
  ['pages.getPublishing', pagesGetPublishing],
  ['pages.getStudioPage', pagesGetStudioPage],
  ['pages.getTranslation', pagesGetTranslation],
  ['pages.getTreeGates', pagesGetTreeGates],
  ['pages.listChanges', pagesListChanges],
  ['pages.listDeletedPages', pagesListDeletedPages],
  ['pages.listPages', pagesListPages],
  ['pages.listPublishPlans', pagesListPublishPlans],
  ['pages.listReleases', pagesListReleases],
  ['pages.listTranslations', pagesListTranslations],
  ['pages.movePage', pagesMovePage],
  ['pages.openPreview', pagesOpenPreview],
  ['pages.planPublish', pagesPlanPublish],
  ['pages.previewAccessChange', pagesPreviewAccessChange],
  ['pages.publish', pagesPublish],
  ['pages.removeTranslation', pagesRemoveTranslation],
  ['pages.resolvePage', pagesResolvePage],
  ['pages.restorePage', pagesRestorePage],
  ['pages.restoreRelease', pagesRestoreRelease],
  ['pages.saveDraft', pagesSaveDraft],
  ['pages.saveTranslation', pagesSaveTranslation],
  ['pages.searchPages', pagesSearchPages],
  ['pages.setAccess', pagesSetAccess],
  ['pages.setPagePath', pagesSetPagePath],
  ['portability.getImport', portabilityGetImport],
  ['portability.listImportRows', portabilityListImportRows],
  ['portability.listImports', portabilityListImports],
  ['portability.runImport', portabilityRunImport],
  ['portability.uploadImport', portabilityUploadImport],
  ['progress.completePage', progressCompletePage],
  ['progress.completeProgram', progressCompleteProgram],
  ['progress.completeStage', progressCompleteStage],
  ['progress.getCompletion', progressGetCompletion],
  ['progress.getPackageAccess', progressGetPackageAccess],
  ['progress.getPageSubscribers', progressGetPageSubscribers],
  ['progress.getProgramAccess', progressGetProgramAccess],
  ['progress.leavePage', progressLeavePage],
  ['progress.listProgramSubscriptions', progressListProgramSubscriptions],
  ['progress.startPage', progressStartPage],
  ['progress.subscribeProgram', progressSubscribeProgram],
  ['progress.toggleBookmark', progressToggleBookmark],
  ['progress.uncompletePage', progressUncompletePage],
  ['progress.uncompleteStage', progressUncompleteStage],
  ['schedule.deleteItem', scheduleDeleteItem],
  ['schedule.duplicateItem', scheduleDuplicateItem],
  ['schedule.getEventAccess', scheduleGetEventAccess],
  ['schedule.listOccurrences', scheduleListOccurrences],
  ['schedule.listSchedule', scheduleListSchedule],
  ['schedule.rescheduleItem', scheduleRescheduleItem],
  ['schedule.scheduleItem', scheduleScheduleItem],
]
