// Written by scripts/generate.ts from the calls in packages/contract/src/<feature>. Do not edit.
import { getGuestAccess as accessGetGuestAccess } from './access/get-guest-access.ts'
import { getPageAccess as accessGetPageAccess } from './access/get-page-access.ts'
import { grantEntitlement as accessGrantEntitlement } from './access/grant-entitlement.ts'
import { listEntitlements as accessListEntitlements } from './access/list-entitlements.ts'
import { revokeEntitlement as accessRevokeEntitlement } from './access/revoke-entitlement.ts'
import { acceptInvitation as accountsAcceptInvitation } from './accounts/accept-invitation.ts'
import { acceptTeamInvitation as accountsAcceptTeamInvitation } from './accounts/accept-team-invitation.ts'
import { addPasskey as accountsAddPasskey } from './accounts/add-passkey.ts'
import { approveMember as accountsApproveMember } from './accounts/approve-member.ts'
import { askSupport as accountsAskSupport } from './accounts/ask-support.ts'
import { blockMember as accountsBlockMember } from './accounts/block-member.ts'
import { changePassword as accountsChangePassword } from './accounts/change-password.ts'
import { changeTeamRole as accountsChangeTeamRole } from './accounts/change-team-role.ts'
import { chooseMessagingProfile as accountsChooseMessagingProfile } from './accounts/choose-messaging-profile.ts'
import { closeAccount as accountsCloseAccount } from './accounts/close-account.ts'
import { countMembers as accountsCountMembers } from './accounts/count-members.ts'
import { deleteMember as accountsDeleteMember } from './accounts/delete-member.ts'
import { endOtherSessions as accountsEndOtherSessions } from './accounts/end-other-sessions.ts'
import { endSession as accountsEndSession } from './accounts/end-session.ts'
import { exchangeCode as accountsExchangeCode } from './accounts/exchange-code.ts'
import { exportMemberImport as accountsExportMemberImport } from './accounts/export-member-import.ts'
import { exportMembers as accountsExportMembers } from './accounts/export-members.ts'
import { fetchMethods as accountsFetchMethods } from './accounts/fetch-methods.ts'
import { getMemberImport as accountsGetMemberImport } from './accounts/get-member-import.ts'
import { getMessagingProfile as accountsGetMessagingProfile } from './accounts/get-messaging-profile.ts'
import { getProfile as accountsGetProfile } from './accounts/get-profile.ts'
import { getProvider as accountsGetProvider } from './accounts/get-provider.ts'
import { getViewing as accountsGetViewing } from './accounts/get-viewing.ts'
import { inviteMember as accountsInviteMember } from './accounts/invite-member.ts'
import { inviteTeamMember as accountsInviteTeamMember } from './accounts/invite-team-member.ts'
import { linkProvider as accountsLinkProvider } from './accounts/link-provider.ts'
import { listBlocked as accountsListBlocked } from './accounts/list-blocked.ts'
import { listDataExports as accountsListDataExports } from './accounts/list-data-exports.ts'
import { listDirectory as accountsListDirectory } from './accounts/list-directory.ts'
import { listMailbox as accountsListMailbox } from './accounts/list-mailbox.ts'
import { listMemberImportRows as accountsListMemberImportRows } from './accounts/list-member-import-rows.ts'
import { listMemberImports as accountsListMemberImports } from './accounts/list-member-imports.ts'
import { listMemberInvitations as accountsListMemberInvitations } from './accounts/list-member-invitations.ts'
import { listMembers as accountsListMembers } from './accounts/list-members.ts'
import { listPasskeys as accountsListPasskeys } from './accounts/list-passkeys.ts'
import { listSessions as accountsListSessions } from './accounts/list-sessions.ts'
import { listSubscribers as accountsListSubscribers } from './accounts/list-subscribers.ts'
import { listTeamLog as accountsListTeamLog } from './accounts/list-team-log.ts'
import { listTeam as accountsListTeam } from './accounts/list-team.ts'
import { login as accountsLogin } from './accounts/login.ts'
import { logout as accountsLogout } from './accounts/logout.ts'
import { postFromProvider as accountsPostFromProvider } from './accounts/post-from-provider.ts'
import { preparePasskeySignIn as accountsPreparePasskeySignIn } from './accounts/prepare-passkey-sign-in.ts'
import { preparePasskey as accountsPreparePasskey } from './accounts/prepare-passkey.ts'
import { removePasskey as accountsRemovePasskey } from './accounts/remove-passkey.ts'
import { removeTeamMember as accountsRemoveTeamMember } from './accounts/remove-team-member.ts'
import { renamePasskey as accountsRenamePasskey } from './accounts/rename-passkey.ts'
import { requestDataExport as accountsRequestDataExport } from './accounts/request-data-export.ts'
import { requestPasswordless as accountsRequestPasswordless } from './accounts/request-passwordless.ts'
import { requestReset as accountsRequestReset } from './accounts/request-reset.ts'
import { resendMemberInvitation as accountsResendMemberInvitation } from './accounts/resend-member-invitation.ts'
import { resendTeamInvitation as accountsResendTeamInvitation } from './accounts/resend-team-invitation.ts'
import { resetMemberSignIn as accountsResetMemberSignIn } from './accounts/reset-member-sign-in.ts'
import { resetPassword as accountsResetPassword } from './accounts/reset-password.ts'
import { restoreMember as accountsRestoreMember } from './accounts/restore-member.ts'
import { returnFromProvider as accountsReturnFromProvider } from './accounts/return-from-provider.ts'
import { runMemberImport as accountsRunMemberImport } from './accounts/run-member-import.ts'
import { searchMembers as accountsSearchMembers } from './accounts/search-members.ts'
import { setPassword as accountsSetPassword } from './accounts/set-password.ts'
import { showMailboxMessage as accountsShowMailboxMessage } from './accounts/show-mailbox-message.ts'
import { showMember as accountsShowMember } from './accounts/show-member.ts'
import { showTeamInvitation as accountsShowTeamInvitation } from './accounts/show-team-invitation.ts'
import { signInByPasskey as accountsSignInByPasskey } from './accounts/sign-in-by-passkey.ts'
import { signUp as accountsSignUp } from './accounts/sign-up.ts'
import { startProvider as accountsStartProvider } from './accounts/start-provider.ts'
import { studioAddPasskey as accountsStudioAddPasskey } from './accounts/studio-add-passkey.ts'
import { studioListPasskeys as accountsStudioListPasskeys } from './accounts/studio-list-passkeys.ts'
import { studioLogin as accountsStudioLogin } from './accounts/studio-login.ts'
import { studioLogout as accountsStudioLogout } from './accounts/studio-logout.ts'
import { studioMe as accountsStudioMe } from './accounts/studio-me.ts'
import { studioPreparePasskeySignIn as accountsStudioPreparePasskeySignIn } from './accounts/studio-prepare-passkey-sign-in.ts'
import { studioPreparePasskey as accountsStudioPreparePasskey } from './accounts/studio-prepare-passkey.ts'
import { studioRemovePasskey as accountsStudioRemovePasskey } from './accounts/studio-remove-passkey.ts'
import { studioRenamePasskey as accountsStudioRenamePasskey } from './accounts/studio-rename-passkey.ts'
import { studioRequestReset as accountsStudioRequestReset } from './accounts/studio-request-reset.ts'
import { studioResetPassword as accountsStudioResetPassword } from './accounts/studio-reset-password.ts'
import { studioSignInByPasskey as accountsStudioSignInByPasskey } from './accounts/studio-sign-in-by-passkey.ts'
import { studioSignUp as accountsStudioSignUp } from './accounts/studio-sign-up.ts'
import { studioVerify as accountsStudioVerify } from './accounts/studio-verify.ts'
import { suspendMember as accountsSuspendMember } from './accounts/suspend-member.ts'
import { unblockMember as accountsUnblockMember } from './accounts/unblock-member.ts'
import { unlinkProvider as accountsUnlinkProvider } from './accounts/unlink-provider.ts'
import { updateSubscriber as accountsUpdateSubscriber } from './accounts/update-subscriber.ts'
import { updateUser as accountsUpdateUser } from './accounts/update-user.ts'
import { uploadMemberImport as accountsUploadMemberImport } from './accounts/upload-member-import.ts'
import { verifyEmail as accountsVerifyEmail } from './accounts/verify-email.ts'
import { verifyPasswordless as accountsVerifyPasswordless } from './accounts/verify-passwordless.ts'
import { verifySubscriber as accountsVerifySubscriber } from './accounts/verify-subscriber.ts'
import { verify as accountsVerify } from './accounts/verify.ts'
import { viewApp as accountsViewApp } from './accounts/view-app.ts'
import { viewMember as accountsViewMember } from './accounts/view-member.ts'
import { withdrawMemberInvitation as accountsWithdrawMemberInvitation } from './accounts/withdraw-member-invitation.ts'
import { withdrawTeamInvitation as accountsWithdrawTeamInvitation } from './accounts/withdraw-team-invitation.ts'
import { endSession as activityEndSession } from './activity/end-session.ts'
import { getToday as activityGetToday } from './activity/get-today.ts'
import { recordActivity as activityRecordActivity } from './activity/record-activity.ts'
import { resumeSession as activityResumeSession } from './activity/resume-session.ts'
import { addDomain as appsAddDomain } from './apps/add-domain.ts'
import { changeSlug as appsChangeSlug } from './apps/change-slug.ts'
import { checkDomain as appsCheckDomain } from './apps/check-domain.ts'
import { checkSlug as appsCheckSlug } from './apps/check-slug.ts'
import { createApp as appsCreateApp } from './apps/create-app.ts'
import { deleteApp as appsDeleteApp } from './apps/delete-app.ts'
import { getApp as appsGetApp } from './apps/get-app.ts'
import { getSetup as appsGetSetup } from './apps/get-setup.ts'
import { getSignIn as appsGetSignIn } from './apps/get-sign-in.ts'
import { getStudioApp as appsGetStudioApp } from './apps/get-studio-app.ts'
import { listAccessChanges as appsListAccessChanges } from './apps/list-access-changes.ts'
import { listApps as appsListApps } from './apps/list-apps.ts'
import { listDeletedApps as appsListDeletedApps } from './apps/list-deleted-apps.ts'
import { listDomains as appsListDomains } from './apps/list-domains.ts'
import { moveClock as appsMoveClock } from './apps/move-clock.ts'
import { previewAppAccess as appsPreviewAppAccess } from './apps/preview-app-access.ts'
import { previewSlugChange as appsPreviewSlugChange } from './apps/preview-slug-change.ts'
import { removeDomain as appsRemoveDomain } from './apps/remove-domain.ts'
import { removeSsoKeys as appsRemoveSsoKeys } from './apps/remove-sso-keys.ts'
import { restoreApp as appsRestoreApp } from './apps/restore-app.ts'
import { saveSignIn as appsSaveSignIn } from './apps/save-sign-in.ts'
import { saveSsoKeys as appsSaveSsoKeys } from './apps/save-sso-keys.ts'
import { setPrimaryDomain as appsSetPrimaryDomain } from './apps/set-primary-domain.ts'
import { switchOff as appsSwitchOff } from './apps/switch-off.ts'
import { switchOn as appsSwitchOn } from './apps/switch-on.ts'
import { updateAppAccess as appsUpdateAppAccess } from './apps/update-app-access.ts'
import { updateAppTheme as appsUpdateAppTheme } from './apps/update-app-theme.ts'
import { updateApp as appsUpdateApp } from './apps/update-app.ts'
import { archiveProduct as commerceArchiveProduct } from './commerce/archive-product.ts'
import { cancelSubscription as commerceCancelSubscription } from './commerce/cancel-subscription.ts'
import { confirmOrder as commerceConfirmOrder } from './commerce/confirm-order.ts'
import { confirmSandboxPayment as commerceConfirmSandboxPayment } from './commerce/confirm-sandbox-payment.ts'
import { createIntent as commerceCreateIntent } from './commerce/create-intent.ts'
import { createProduct as commerceCreateProduct } from './commerce/create-product.ts'
import { getOrder as commerceGetOrder } from './commerce/get-order.ts'
import { getPaymentSettings as commerceGetPaymentSettings } from './commerce/get-payment-settings.ts'
import { getProduct as commerceGetProduct } from './commerce/get-product.ts'
import { getPurchasedItems as commerceGetPurchasedItems } from './commerce/get-purchased-items.ts'
import { getStoreSettings as commerceGetStoreSettings } from './commerce/get-store-settings.ts'
import { getStudioProduct as commerceGetStudioProduct } from './commerce/get-studio-product.ts'
import { hasActivePurchase as commerceHasActivePurchase } from './commerce/has-active-purchase.ts'
import { leaveTestMode as commerceLeaveTestMode } from './commerce/leave-test-mode.ts'
import { listHoldings as commerceListHoldings } from './commerce/list-holdings.ts'
import { listProducts as commerceListProducts } from './commerce/list-products.ts'
import { listPurchases as commerceListPurchases } from './commerce/list-purchases.ts'
import { listStudioProducts as commerceListStudioProducts } from './commerce/list-studio-products.ts'
import { listSubscriptions as commerceListSubscriptions } from './commerce/list-subscriptions.ts'
import { paySubscription as commercePaySubscription } from './commerce/pay-subscription.ts'
import { previewOrder as commercePreviewOrder } from './commerce/preview-order.ts'
import { previewProductPages as commercePreviewProductPages } from './commerce/preview-product-pages.ts'
import { purchaseInApp as commercePurchaseInApp } from './commerce/purchase-in-app.ts'
import { receiveStripeWebhook as commerceReceiveStripeWebhook } from './commerce/receive-stripe-webhook.ts'
import { setPaymentSettings as commerceSetPaymentSettings } from './commerce/set-payment-settings.ts'
import { setStoreSettings as commerceSetStoreSettings } from './commerce/set-store-settings.ts'
import { updateProduct as commerceUpdateProduct } from './commerce/update-product.ts'
import { countSubmissions as formsCountSubmissions } from './forms/count-submissions.ts'
import { deleteSubmission as formsDeleteSubmission } from './forms/delete-submission.ts'
import { getForm as formsGetForm } from './forms/get-form.ts'
import { getSubmission as formsGetSubmission } from './forms/get-submission.ts'
import { listFormSubmissions as formsListFormSubmissions } from './forms/list-form-submissions.ts'
import { listMySubmissions as formsListMySubmissions } from './forms/list-my-submissions.ts'
import { listSubmissions as formsListSubmissions } from './forms/list-submissions.ts'
import { putSubmissionValues as formsPutSubmissionValues } from './forms/put-submission-values.ts'
import { submitForm as formsSubmitForm } from './forms/submit-form.ts'
import { getMyContent as libraryGetMyContent } from './library/get-my-content.ts'
import { getNow as libraryGetNow } from './library/get-now.ts'
import { listContent as libraryListContent } from './library/list-content.ts'
import { listPlannable as libraryListPlannable } from './library/list-plannable.ts'
import { deleteMedia as mediaDeleteMedia } from './media/delete-media.ts'
import { listMedia as mediaListMedia } from './media/list-media.ts'
import { removeAvatar as mediaRemoveAvatar } from './media/remove-avatar.ts'
import { updateAvatar as mediaUpdateAvatar } from './media/update-avatar.ts'
import { updateMedia as mediaUpdateMedia } from './media/update-media.ts'
import { uploadMedia as mediaUploadMedia } from './media/upload-media.ts'
import { getMentionable as messagingGetMentionable } from './messaging/get-mentionable.ts'
import { getThread as messagingGetThread } from './messaging/get-thread.ts'
import { listMessages as messagingListMessages } from './messaging/list-messages.ts'
import { markThreadRead as messagingMarkThreadRead } from './messaging/mark-thread-read.ts'
import { postMessage as messagingPostMessage } from './messaging/post-message.ts'
import { getSettings as notificationsGetSettings } from './notifications/get-settings.ts'
import { updateSettings as notificationsUpdateSettings } from './notifications/update-settings.ts'
import { cancelPublishPlan as pagesCancelPublishPlan } from './pages/cancel-publish-plan.ts'
import { compareReleases as pagesCompareReleases } from './pages/compare-releases.ts'
import { createPage as pagesCreatePage } from './pages/create-page.ts'
import { deletePage as pagesDeletePage } from './pages/delete-page.ts'
import { duplicatePage as pagesDuplicatePage } from './pages/duplicate-page.ts'
import { getAccessSettings as pagesGetAccessSettings } from './pages/get-access-settings.ts'
import { getBlockAction as pagesGetBlockAction } from './pages/get-block-action.ts'
import { getOverlay as pagesGetOverlay } from './pages/get-overlay.ts'
import { getPageAccess as pagesGetPageAccess } from './pages/get-page-access.ts'
import { getPageBody as pagesGetPageBody } from './pages/get-page-body.ts'
import { getPagePath as pagesGetPagePath } from './pages/get-page-path.ts'
import { getPageTree as pagesGetPageTree } from './pages/get-page-tree.ts'
import { getPreview as pagesGetPreview } from './pages/get-preview.ts'
import { getPublishing as pagesGetPublishing } from './pages/get-publishing.ts'
import { getStudioPage as pagesGetStudioPage } from './pages/get-studio-page.ts'
import { getTranslation as pagesGetTranslation } from './pages/get-translation.ts'
import { getTreeGates as pagesGetTreeGates } from './pages/get-tree-gates.ts'
import { listChanges as pagesListChanges } from './pages/list-changes.ts'
import { listDeletedPages as pagesListDeletedPages } from './pages/list-deleted-pages.ts'
import { listPages as pagesListPages } from './pages/list-pages.ts'
import { listPublishPlans as pagesListPublishPlans } from './pages/list-publish-plans.ts'
import { listReleases as pagesListReleases } from './pages/list-releases.ts'
import { listTranslations as pagesListTranslations } from './pages/list-translations.ts'
import { movePage as pagesMovePage } from './pages/move-page.ts'
import { openPreview as pagesOpenPreview } from './pages/open-preview.ts'
import { planPublish as pagesPlanPublish } from './pages/plan-publish.ts'
import { previewAccessChange as pagesPreviewAccessChange } from './pages/preview-access-change.ts'
import { publish as pagesPublish } from './pages/publish.ts'
import { removeTranslation as pagesRemoveTranslation } from './pages/remove-translation.ts'
import { resolvePage as pagesResolvePage } from './pages/resolve-page.ts'
import { restorePage as pagesRestorePage } from './pages/restore-page.ts'
import { restoreRelease as pagesRestoreRelease } from './pages/restore-release.ts'
import { saveDraft as pagesSaveDraft } from './pages/save-draft.ts'
import { saveTranslation as pagesSaveTranslation } from './pages/save-translation.ts'
import { searchPages as pagesSearchPages } from './pages/search-pages.ts'
import { setAccess as pagesSetAccess } from './pages/set-access.ts'
import { setPagePath as pagesSetPagePath } from './pages/set-page-path.ts'
import { getImport as portabilityGetImport } from './portability/get-import.ts'
import { listImportRows as portabilityListImportRows } from './portability/list-import-rows.ts'
import { listImports as portabilityListImports } from './portability/list-imports.ts'
import { runImport as portabilityRunImport } from './portability/run-import.ts'
import { uploadImport as portabilityUploadImport } from './portability/upload-import.ts'
import { completePage as progressCompletePage } from './progress/complete-page.ts'
import { completeProgram as progressCompleteProgram } from './progress/complete-program.ts'
import { completeStage as progressCompleteStage } from './progress/complete-stage.ts'
import { getCompletion as progressGetCompletion } from './progress/get-completion.ts'
import { getPackageAccess as progressGetPackageAccess } from './progress/get-package-access.ts'
import { getPageSubscribers as progressGetPageSubscribers } from './progress/get-page-subscribers.ts'
import { getProgramAccess as progressGetProgramAccess } from './progress/get-program-access.ts'
import { leavePage as progressLeavePage } from './progress/leave-page.ts'
import { listProgramSubscriptions as progressListProgramSubscriptions } from './progress/list-program-subscriptions.ts'
import { startPage as progressStartPage } from './progress/start-page.ts'
import { subscribeProgram as progressSubscribeProgram } from './progress/subscribe-program.ts'
import { toggleBookmark as progressToggleBookmark } from './progress/toggle-bookmark.ts'
import { uncompletePage as progressUncompletePage } from './progress/uncomplete-page.ts'
import { uncompleteStage as progressUncompleteStage } from './progress/uncomplete-stage.ts'
import { deleteItem as scheduleDeleteItem } from './schedule/delete-item.ts'
import { duplicateItem as scheduleDuplicateItem } from './schedule/duplicate-item.ts'
import { getEventAccess as scheduleGetEventAccess } from './schedule/get-event-access.ts'
import { listOccurrences as scheduleListOccurrences } from './schedule/list-occurrences.ts'
import { listSchedule as scheduleListSchedule } from './schedule/list-schedule.ts'
import { rescheduleItem as scheduleRescheduleItem } from './schedule/reschedule-item.ts'
import { scheduleItem as scheduleScheduleItem } from './schedule/schedule-item.ts'

/** Every call of the API by its name. */
export const calls = {
  'access.getGuestAccess': accessGetGuestAccess,
  'access.getPageAccess': accessGetPageAccess,
  'access.grantEntitlement': accessGrantEntitlement,
  'access.listEntitlements': accessListEntitlements,
  'access.revokeEntitlement': accessRevokeEntitlement,
  'accounts.acceptInvitation': accountsAcceptInvitation,
  'accounts.acceptTeamInvitation': accountsAcceptTeamInvitation,
  'accounts.addPasskey': accountsAddPasskey,
  'accounts.approveMember': accountsApproveMember,
  'accounts.askSupport': accountsAskSupport,
  'accounts.blockMember': accountsBlockMember,
  'accounts.changePassword': accountsChangePassword,
  'accounts.changeTeamRole': accountsChangeTeamRole,
  'accounts.chooseMessagingProfile': accountsChooseMessagingProfile,
  'accounts.closeAccount': accountsCloseAccount,
  'accounts.countMembers': accountsCountMembers,
  'accounts.deleteMember': accountsDeleteMember,
  'accounts.endOtherSessions': accountsEndOtherSessions,
  'accounts.endSession': accountsEndSession,
  'accounts.exchangeCode': accountsExchangeCode,
  'accounts.exportMemberImport': accountsExportMemberImport,
  'accounts.exportMembers': accountsExportMembers,
  'accounts.fetchMethods': accountsFetchMethods,
  'accounts.getMemberImport': accountsGetMemberImport,
  'accounts.getMessagingProfile': accountsGetMessagingProfile,
  'accounts.getProfile': accountsGetProfile,
  'accounts.getProvider': accountsGetProvider,
  'accounts.getViewing': accountsGetViewing,
  'accounts.inviteMember': accountsInviteMember,
  'accounts.inviteTeamMember': accountsInviteTeamMember,
  'accounts.linkProvider': accountsLinkProvider,
  'accounts.listBlocked': accountsListBlocked,
  'accounts.listDataExports': accountsListDataExports,
  'accounts.listDirectory': accountsListDirectory,
  'accounts.listMailbox': accountsListMailbox,
  'accounts.listMemberImportRows': accountsListMemberImportRows,
  'accounts.listMemberImports': accountsListMemberImports,
  'accounts.listMemberInvitations': accountsListMemberInvitations,
  'accounts.listMembers': accountsListMembers,
  'accounts.listPasskeys': accountsListPasskeys,
  'accounts.listSessions': accountsListSessions,
  'accounts.listSubscribers': accountsListSubscribers,
  'accounts.listTeamLog': accountsListTeamLog,
  'accounts.listTeam': accountsListTeam,
  'accounts.login': accountsLogin,
  'accounts.logout': accountsLogout,
  'accounts.postFromProvider': accountsPostFromProvider,
  'accounts.preparePasskeySignIn': accountsPreparePasskeySignIn,
  'accounts.preparePasskey': accountsPreparePasskey,
  'accounts.removePasskey': accountsRemovePasskey,
  'accounts.removeTeamMember': accountsRemoveTeamMember,
  'accounts.renamePasskey': accountsRenamePasskey,
  'accounts.requestDataExport': accountsRequestDataExport,
  'accounts.requestPasswordless': accountsRequestPasswordless,
  'accounts.requestReset': accountsRequestReset,
  'accounts.resendMemberInvitation': accountsResendMemberInvitation,
  'accounts.resendTeamInvitation': accountsResendTeamInvitation,
  'accounts.resetMemberSignIn': accountsResetMemberSignIn,
  'accounts.resetPassword': accountsResetPassword,
  'accounts.restoreMember': accountsRestoreMember,
  'accounts.returnFromProvider': accountsReturnFromProvider,
  'accounts.runMemberImport': accountsRunMemberImport,
  'accounts.searchMembers': accountsSearchMembers,
  'accounts.setPassword': accountsSetPassword,
  'accounts.showMailboxMessage': accountsShowMailboxMessage,
  'accounts.showMember': accountsShowMember,
  'accounts.showTeamInvitation': accountsShowTeamInvitation,
  'accounts.signInByPasskey': accountsSignInByPasskey,
  'accounts.signUp': accountsSignUp,
  'accounts.startProvider': accountsStartProvider,
  'accounts.studioAddPasskey': accountsStudioAddPasskey,
  'accounts.studioListPasskeys': accountsStudioListPasskeys,
  'accounts.studioLogin': accountsStudioLogin,
  'accounts.studioLogout': accountsStudioLogout,
  'accounts.studioMe': accountsStudioMe,
  'accounts.studioPreparePasskeySignIn': accountsStudioPreparePasskeySignIn,
  'accounts.studioPreparePasskey': accountsStudioPreparePasskey,
  'accounts.studioRemovePasskey': accountsStudioRemovePasskey,
  'accounts.studioRenamePasskey': accountsStudioRenamePasskey,
  'accounts.studioRequestReset': accountsStudioRequestReset,
  'accounts.studioResetPassword': accountsStudioResetPassword,
  'accounts.studioSignInByPasskey': accountsStudioSignInByPasskey,
  'accounts.studioSignUp': accountsStudioSignUp,
  'accounts.studioVerify': accountsStudioVerify,
  'accounts.suspendMember': accountsSuspendMember,
  'accounts.unblockMember': accountsUnblockMember,
  'accounts.unlinkProvider': accountsUnlinkProvider,
  'accounts.updateSubscriber': accountsUpdateSubscriber,
  'accounts.updateUser': accountsUpdateUser,
  'accounts.uploadMemberImport': accountsUploadMemberImport,
  'accounts.verifyEmail': accountsVerifyEmail,
  'accounts.verifyPasswordless': accountsVerifyPasswordless,
  'accounts.verifySubscriber': accountsVerifySubscriber,
  'accounts.verify': accountsVerify,
  'accounts.viewApp': accountsViewApp,
  'accounts.viewMember': accountsViewMember,
  'accounts.withdrawMemberInvitation': accountsWithdrawMemberInvitation,
  'accounts.withdrawTeamInvitation': accountsWithdrawTeamInvitation,
  'activity.endSession': activityEndSession,
  'activity.getToday': activityGetToday,
  'activity.recordActivity': activityRecordActivity,
  'activity.resumeSession': activityResumeSession,
  'apps.addDomain': appsAddDomain,
  'apps.changeSlug': appsChangeSlug,
  'apps.checkDomain': appsCheckDomain,
  'apps.checkSlug': appsCheckSlug,
  'apps.createApp': appsCreateApp,
  'apps.deleteApp': appsDeleteApp,
  'apps.getApp': appsGetApp,
  'apps.getSetup': appsGetSetup,
  'apps.getSignIn': appsGetSignIn,
  'apps.getStudioApp': appsGetStudioApp,
  'apps.listAccessChanges': appsListAccessChanges,
  'apps.listApps': appsListApps,
  'apps.listDeletedApps': appsListDeletedApps,
  'apps.listDomains': appsListDomains,
  'apps.moveClock': appsMoveClock,
  'apps.previewAppAccess': appsPreviewAppAccess,
  'apps.previewSlugChange': appsPreviewSlugChange,
  'apps.removeDomain': appsRemoveDomain,
  'apps.removeSsoKeys': appsRemoveSsoKeys,
  'apps.restoreApp': appsRestoreApp,
  'apps.saveSignIn': appsSaveSignIn,
  'apps.saveSsoKeys': appsSaveSsoKeys,
  'apps.setPrimaryDomain': appsSetPrimaryDomain,
  'apps.switchOff': appsSwitchOff,
  'apps.switchOn': appsSwitchOn,
  'apps.updateAppAccess': appsUpdateAppAccess,
  'apps.updateAppTheme': appsUpdateAppTheme,
  'apps.updateApp': appsUpdateApp,
  'commerce.archiveProduct': commerceArchiveProduct,
  'commerce.cancelSubscription': commerceCancelSubscription,
  'commerce.confirmOrder': commerceConfirmOrder,
  'commerce.confirmSandboxPayment': commerceConfirmSandboxPayment,
  'commerce.createIntent': commerceCreateIntent,
  'commerce.createProduct': commerceCreateProduct,
  'commerce.getOrder': commerceGetOrder,
  'commerce.getPaymentSettings': commerceGetPaymentSettings,
  'commerce.getProduct': commerceGetProduct,
  'commerce.getPurchasedItems': commerceGetPurchasedItems,
  'commerce.getStoreSettings': commerceGetStoreSettings,
  'commerce.getStudioProduct': commerceGetStudioProduct,
  'commerce.hasActivePurchase': commerceHasActivePurchase,
  'commerce.leaveTestMode': commerceLeaveTestMode,
  'commerce.listHoldings': commerceListHoldings,
  'commerce.listProducts': commerceListProducts,
  'commerce.listPurchases': commerceListPurchases,
  'commerce.listStudioProducts': commerceListStudioProducts,
  'commerce.listSubscriptions': commerceListSubscriptions,
  'commerce.paySubscription': commercePaySubscription,
  'commerce.previewOrder': commercePreviewOrder,
  'commerce.previewProductPages': commercePreviewProductPages,
  'commerce.purchaseInApp': commercePurchaseInApp,
  'commerce.receiveStripeWebhook': commerceReceiveStripeWebhook,
  'commerce.setPaymentSettings': commerceSetPaymentSettings,
  'commerce.setStoreSettings': commerceSetStoreSettings,
  'commerce.updateProduct': commerceUpdateProduct,
  'forms.countSubmissions': formsCountSubmissions,
  'forms.deleteSubmission': formsDeleteSubmission,
  'forms.getForm': formsGetForm,
  'forms.getSubmission': formsGetSubmission,
  'forms.listFormSubmissions': formsListFormSubmissions,
  'forms.listMySubmissions': formsListMySubmissions,
  'forms.listSubmissions': formsListSubmissions,
  'forms.putSubmissionValues': formsPutSubmissionValues,
  'forms.submitForm': formsSubmitForm,
  'library.getMyContent': libraryGetMyContent,
  'library.getNow': libraryGetNow,
  'library.listContent': libraryListContent,
  'library.listPlannable': libraryListPlannable,
  'media.deleteMedia': mediaDeleteMedia,
  'media.listMedia': mediaListMedia,
  'media.removeAvatar': mediaRemoveAvatar,
  'media.updateAvatar': mediaUpdateAvatar,
  'media.updateMedia': mediaUpdateMedia,
  'media.uploadMedia': mediaUploadMedia,
  'messaging.getMentionable': messagingGetMentionable,
  'messaging.getThread': messagingGetThread,
  'messaging.listMessages': messagingListMessages,
  'messaging.markThreadRead': messagingMarkThreadRead,
  'messaging.postMessage': messagingPostMessage,
  'notifications.getSettings': notificationsGetSettings,
  'notifications.updateSettings': notificationsUpdateSettings,
  'pages.cancelPublishPlan': pagesCancelPublishPlan,
  'pages.compareReleases': pagesCompareReleases,
  'pages.createPage': pagesCreatePage,
  'pages.deletePage': pagesDeletePage,
  'pages.duplicatePage': pagesDuplicatePage,
  'pages.getAccessSettings': pagesGetAccessSettings,
  'pages.getBlockAction': pagesGetBlockAction,
  'pages.getOverlay': pagesGetOverlay,
  'pages.getPageAccess': pagesGetPageAccess,
  'pages.getPageBody': pagesGetPageBody,
  'pages.getPagePath': pagesGetPagePath,
  'pages.getPageTree': pagesGetPageTree,
  'pages.getPreview': pagesGetPreview,
  'pages.getPublishing': pagesGetPublishing,
  'pages.getStudioPage': pagesGetStudioPage,
  'pages.getTranslation': pagesGetTranslation,
  'pages.getTreeGates': pagesGetTreeGates,
  'pages.listChanges': pagesListChanges,
  'pages.listDeletedPages': pagesListDeletedPages,
  'pages.listPages': pagesListPages,
  'pages.listPublishPlans': pagesListPublishPlans,
  'pages.listReleases': pagesListReleases,
  'pages.listTranslations': pagesListTranslations,
  'pages.movePage': pagesMovePage,
  'pages.openPreview': pagesOpenPreview,
  'pages.planPublish': pagesPlanPublish,
  'pages.previewAccessChange': pagesPreviewAccessChange,
  'pages.publish': pagesPublish,
  'pages.removeTranslation': pagesRemoveTranslation,
  'pages.resolvePage': pagesResolvePage,
  'pages.restorePage': pagesRestorePage,
  'pages.restoreRelease': pagesRestoreRelease,
  'pages.saveDraft': pagesSaveDraft,
  'pages.saveTranslation': pagesSaveTranslation,
  'pages.searchPages': pagesSearchPages,
  'pages.setAccess': pagesSetAccess,
  'pages.setPagePath': pagesSetPagePath,
  'portability.getImport': portabilityGetImport,
  'portability.listImportRows': portabilityListImportRows,
  'portability.listImports': portabilityListImports,
  'portability.runImport': portabilityRunImport,
  'portability.uploadImport': portabilityUploadImport,
  'progress.completePage': progressCompletePage,
  'progress.completeProgram': progressCompleteProgram,
  'progress.completeStage': progressCompleteStage,
  'progress.getCompletion': progressGetCompletion,
  'progress.getPackageAccess': progressGetPackageAccess,
  'progress.getPageSubscribers': progressGetPageSubscribers,
  'progress.getProgramAccess': progressGetProgramAccess,
  'progress.leavePage': progressLeavePage,
  'progress.listProgramSubscriptions': progressListProgramSubscriptions,
  'progress.startPage': progressStartPage,
  'progress.subscribeProgram': progressSubscribeProgram,
  'progress.toggleBookmark': progressToggleBookmark,
  'progress.uncompletePage': progressUncompletePage,
  'progress.uncompleteStage': progressUncompleteStage,
  'schedule.deleteItem': scheduleDeleteItem,
  'schedule.duplicateItem': scheduleDuplicateItem,
  'schedule.getEventAccess': scheduleGetEventAccess,
  'schedule.listOccurrences': scheduleListOccurrences,
  'schedule.listSchedule': scheduleListSchedule,
  'schedule.rescheduleItem': scheduleRescheduleItem,
  'schedule.scheduleItem': scheduleScheduleItem,
} as const
