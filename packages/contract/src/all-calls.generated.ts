// Written by scripts/generate.ts from the calls in packages/contract/src/<feature>. Do not edit.
import { getGuestAccess as accessGetGuestAccess } from './access/get-guest-access.ts'
import { getPageAccess as accessGetPageAccess } from './access/get-page-access.ts'
import { grantEntitlement as accessGrantEntitlement } from './access/grant-entitlement.ts'
import { listEntitlements as accessListEntitlements } from './access/list-entitlements.ts'
import { revokeEntitlement as accessRevokeEntitlement } from './access/revoke-entitlement.ts'
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
import { listLanguages as appsListLanguages } from './apps/list-languages.ts'
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
import { updateNavigation as appsUpdateNavigation } from './apps/update-navigation.ts'
import { createAttribute as attributesCreateAttribute } from './attributes/create-attribute.ts'
import { deleteAttribute as attributesDeleteAttribute } from './attributes/delete-attribute.ts'
import { listAttributeUses as attributesListAttributeUses } from './attributes/list-attribute-uses.ts'
import { listAttributes as attributesListAttributes } from './attributes/list-attributes.ts'
import { renameAttribute as attributesRenameAttribute } from './attributes/rename-attribute.ts'
import { addOrderNote as commerceAddOrderNote } from './commerce/add-order-note.ts'
import { archiveCoupon as commerceArchiveCoupon } from './commerce/archive-coupon.ts'
import { archiveProduct as commerceArchiveProduct } from './commerce/archive-product.ts'
import { cancelSubscription as commerceCancelSubscription } from './commerce/cancel-subscription.ts'
import { changeCard as commerceChangeCard } from './commerce/change-card.ts'
import { checkPayments as commerceCheckPayments } from './commerce/check-payments.ts'
import { claimPurchase as commerceClaimPurchase } from './commerce/claim-purchase.ts'
import { confirmOrder as commerceConfirmOrder } from './commerce/confirm-order.ts'
import { confirmSandboxPayment as commerceConfirmSandboxPayment } from './commerce/confirm-sandbox-payment.ts'
import { correctGuestEmail as commerceCorrectGuestEmail } from './commerce/correct-guest-email.ts'
import { createCoupon as commerceCreateCoupon } from './commerce/create-coupon.ts'
import { createIntent as commerceCreateIntent } from './commerce/create-intent.ts'
import { createProduct as commerceCreateProduct } from './commerce/create-product.ts'
import { disputeTestOrder as commerceDisputeTestOrder } from './commerce/dispute-test-order.ts'
import { endPause as commerceEndPause } from './commerce/end-pause.ts'
import { exportOrders as commerceExportOrders } from './commerce/export-orders.ts'
import { exportProductHolders as commerceExportProductHolders } from './commerce/export-product-holders.ts'
import { getBillingDetails as commerceGetBillingDetails } from './commerce/get-billing-details.ts'
import { getContractRights as commerceGetContractRights } from './commerce/get-contract-rights.ts'
import { getCoupon as commerceGetCoupon } from './commerce/get-coupon.ts'
import { getGuestOrder as commerceGetGuestOrder } from './commerce/get-guest-order.ts'
import { getInvoiceSettings as commerceGetInvoiceSettings } from './commerce/get-invoice-settings.ts'
import { getInvoiceUrl as commerceGetInvoiceUrl } from './commerce/get-invoice-url.ts'
import { getInvoice as commerceGetInvoice } from './commerce/get-invoice.ts'
import { getLawSettings as commerceGetLawSettings } from './commerce/get-law-settings.ts'
import { getOrderFigures as commerceGetOrderFigures } from './commerce/get-order-figures.ts'
import { getOrder as commerceGetOrder } from './commerce/get-order.ts'
import { getPaymentSettings as commerceGetPaymentSettings } from './commerce/get-payment-settings.ts'
import { getPlaySettings as commerceGetPlaySettings } from './commerce/get-play-settings.ts'
import { getProduct as commerceGetProduct } from './commerce/get-product.ts'
import { getPurchasedItems as commerceGetPurchasedItems } from './commerce/get-purchased-items.ts'
import { getStoreSettings as commerceGetStoreSettings } from './commerce/get-store-settings.ts'
import { getStudioOrder as commerceGetStudioOrder } from './commerce/get-studio-order.ts'
import { getStudioProduct as commerceGetStudioProduct } from './commerce/get-studio-product.ts'
import { getTaxSettings as commerceGetTaxSettings } from './commerce/get-tax-settings.ts'
import { giveCancelReason as commerceGiveCancelReason } from './commerce/give-cancel-reason.ts'
import { hasActivePurchase as commerceHasActivePurchase } from './commerce/has-active-purchase.ts'
import { leaveTestMode as commerceLeaveTestMode } from './commerce/leave-test-mode.ts'
import { listContracts as commerceListContracts } from './commerce/list-contracts.ts'
import { listCoupons as commerceListCoupons } from './commerce/list-coupons.ts'
import { listHoldings as commerceListHoldings } from './commerce/list-holdings.ts'
import { listInvoices as commerceListInvoices } from './commerce/list-invoices.ts'
import { listOrders as commerceListOrders } from './commerce/list-orders.ts'
import { listPaymentDifferences as commerceListPaymentDifferences } from './commerce/list-payment-differences.ts'
import { listProductHolders as commerceListProductHolders } from './commerce/list-product-holders.ts'
import { listProductUses as commerceListProductUses } from './commerce/list-product-uses.ts'
import { listProducts as commerceListProducts } from './commerce/list-products.ts'
import { listPurchases as commerceListPurchases } from './commerce/list-purchases.ts'
import { listStudioProducts as commerceListStudioProducts } from './commerce/list-studio-products.ts'
import { listSubscriptions as commerceListSubscriptions } from './commerce/list-subscriptions.ts'
import { listTestCards as commerceListTestCards } from './commerce/list-test-cards.ts'
import { listWithdrawals as commerceListWithdrawals } from './commerce/list-withdrawals.ts'
import { mailInvoice as commerceMailInvoice } from './commerce/mail-invoice.ts'
import { pauseCoupon as commercePauseCoupon } from './commerce/pause-coupon.ts'
import { pauseSubscription as commercePauseSubscription } from './commerce/pause-subscription.ts'
import { paySubscription as commercePaySubscription } from './commerce/pay-subscription.ts'
import { previewCoupon as commercePreviewCoupon } from './commerce/preview-coupon.ts'
import { previewOrder as commercePreviewOrder } from './commerce/preview-order.ts'
import { previewProductPages as commercePreviewProductPages } from './commerce/preview-product-pages.ts'
import { previewSwitch as commercePreviewSwitch } from './commerce/preview-switch.ts'
import { purchaseInApp as commercePurchaseInApp } from './commerce/purchase-in-app.ts'
import { receivePlayNotification as commerceReceivePlayNotification } from './commerce/receive-play-notification.ts'
import { receiveStoreNotification as commerceReceiveStoreNotification } from './commerce/receive-store-notification.ts'
import { receiveStripeWebhook as commerceReceiveStripeWebhook } from './commerce/receive-stripe-webhook.ts'
import { refundOrder as commerceRefundOrder } from './commerce/refund-order.ts'
import { requestWithdrawal as commerceRequestWithdrawal } from './commerce/request-withdrawal.ts'
import { resendReceipt as commerceResendReceipt } from './commerce/resend-receipt.ts'
import { resolvePaymentDifference as commerceResolvePaymentDifference } from './commerce/resolve-payment-difference.ts'
import { resolveWithdrawal as commerceResolveWithdrawal } from './commerce/resolve-withdrawal.ts'
import { restorePurchases as commerceRestorePurchases } from './commerce/restore-purchases.ts'
import { resumeCoupon as commerceResumeCoupon } from './commerce/resume-coupon.ts'
import { resumeSubscription as commerceResumeSubscription } from './commerce/resume-subscription.ts'
import { setBillingDetails as commerceSetBillingDetails } from './commerce/set-billing-details.ts'
import { setInvoiceSettings as commerceSetInvoiceSettings } from './commerce/set-invoice-settings.ts'
import { setLawSettings as commerceSetLawSettings } from './commerce/set-law-settings.ts'
import { setPaymentSettings as commerceSetPaymentSettings } from './commerce/set-payment-settings.ts'
import { setPlaySettings as commerceSetPlaySettings } from './commerce/set-play-settings.ts'
import { setStoreSettings as commerceSetStoreSettings } from './commerce/set-store-settings.ts'
import { setTaxSettings as commerceSetTaxSettings } from './commerce/set-tax-settings.ts'
import { switchSubscription as commerceSwitchSubscription } from './commerce/switch-subscription.ts'
import { updateCoupon as commerceUpdateCoupon } from './commerce/update-coupon.ts'
import { updateProduct as commerceUpdateProduct } from './commerce/update-product.ts'
import { withdrawSwitch as commerceWithdrawSwitch } from './commerce/withdraw-switch.ts'
import { closeAccount as dataRightsCloseAccount } from './data-rights/close-account.ts'
import { listDataExports as dataRightsListDataExports } from './data-rights/list-data-exports.ts'
import { requestDataExport as dataRightsRequestDataExport } from './data-rights/request-data-export.ts'
import { blockMember as directoryBlockMember } from './directory/block-member.ts'
import { getProfile as directoryGetProfile } from './directory/get-profile.ts'
import { listBlocked as directoryListBlocked } from './directory/list-blocked.ts'
import { listDirectory as directoryListDirectory } from './directory/list-directory.ts'
import { listSubscribers as directoryListSubscribers } from './directory/list-subscribers.ts'
import { unblockMember as directoryUnblockMember } from './directory/unblock-member.ts'
import { countMySubmissions as formsCountMySubmissions } from './forms/count-my-submissions.ts'
import { countSubmissions as formsCountSubmissions } from './forms/count-submissions.ts'
import { deleteSubmission as formsDeleteSubmission } from './forms/delete-submission.ts'
import { getDynamicSubmission as formsGetDynamicSubmission } from './forms/get-dynamic-submission.ts'
import { getForm as formsGetForm } from './forms/get-form.ts'
import { getSubmission as formsGetSubmission } from './forms/get-submission.ts'
import { listFormSubmissions as formsListFormSubmissions } from './forms/list-form-submissions.ts'
import { listMySubmissions as formsListMySubmissions } from './forms/list-my-submissions.ts'
import { listSubmissions as formsListSubmissions } from './forms/list-submissions.ts'
import { putSubmissionValues as formsPutSubmissionValues } from './forms/put-submission-values.ts'
import { submitForm as formsSubmitForm } from './forms/submit-form.ts'
import { addPasskey as identityAddPasskey } from './identity/add-passkey.ts'
import { changePassword as identityChangePassword } from './identity/change-password.ts'
import { endOtherSessions as identityEndOtherSessions } from './identity/end-other-sessions.ts'
import { endSession as identityEndSession } from './identity/end-session.ts'
import { exchangeCode as identityExchangeCode } from './identity/exchange-code.ts'
import { fetchMethods as identityFetchMethods } from './identity/fetch-methods.ts'
import { getProvider as identityGetProvider } from './identity/get-provider.ts'
import { linkProvider as identityLinkProvider } from './identity/link-provider.ts'
import { listPasskeys as identityListPasskeys } from './identity/list-passkeys.ts'
import { listSessions as identityListSessions } from './identity/list-sessions.ts'
import { login as identityLogin } from './identity/login.ts'
import { logout as identityLogout } from './identity/logout.ts'
import { postFromProvider as identityPostFromProvider } from './identity/post-from-provider.ts'
import { preparePasskeySignIn as identityPreparePasskeySignIn } from './identity/prepare-passkey-sign-in.ts'
import { preparePasskey as identityPreparePasskey } from './identity/prepare-passkey.ts'
import { removePasskey as identityRemovePasskey } from './identity/remove-passkey.ts'
import { renamePasskey as identityRenamePasskey } from './identity/rename-passkey.ts'
import { requestPasswordless as identityRequestPasswordless } from './identity/request-passwordless.ts'
import { requestReset as identityRequestReset } from './identity/request-reset.ts'
import { resetPassword as identityResetPassword } from './identity/reset-password.ts'
import { returnFromProvider as identityReturnFromProvider } from './identity/return-from-provider.ts'
import { setPassword as identitySetPassword } from './identity/set-password.ts'
import { signInByPasskey as identitySignInByPasskey } from './identity/sign-in-by-passkey.ts'
import { signUp as identitySignUp } from './identity/sign-up.ts'
import { startProvider as identityStartProvider } from './identity/start-provider.ts'
import { unlinkProvider as identityUnlinkProvider } from './identity/unlink-provider.ts'
import { updateSubscriber as identityUpdateSubscriber } from './identity/update-subscriber.ts'
import { updateUser as identityUpdateUser } from './identity/update-user.ts'
import { verifyEmail as identityVerifyEmail } from './identity/verify-email.ts'
import { verifyPasswordless as identityVerifyPasswordless } from './identity/verify-passwordless.ts'
import { verify as identityVerify } from './identity/verify.ts'
import { getMyContent as libraryGetMyContent } from './library/get-my-content.ts'
import { getNow as libraryGetNow } from './library/get-now.ts'
import { listContentFilters as libraryListContentFilters } from './library/list-content-filters.ts'
import { listContent as libraryListContent } from './library/list-content.ts'
import { listPackages as libraryListPackages } from './library/list-packages.ts'
import { listPlannable as libraryListPlannable } from './library/list-plannable.ts'
import { listPrograms as libraryListPrograms } from './library/list-programs.ts'
import { listRuleValues as libraryListRuleValues } from './library/list-rule-values.ts'
import { previewRule as libraryPreviewRule } from './library/preview-rule.ts'
import { search as librarySearch } from './library/search.ts'
import { cancelUpload as mediaCancelUpload } from './media/cancel-upload.ts'
import { convertFile as mediaConvertFile } from './media/convert-file.ts'
import { createUpload as mediaCreateUpload } from './media/create-upload.ts'
import { deleteCaptions as mediaDeleteCaptions } from './media/delete-captions.ts'
import { deleteMedia as mediaDeleteMedia } from './media/delete-media.ts'
import { deleteUnusedMedia as mediaDeleteUnusedMedia } from './media/delete-unused-media.ts'
import { finishUpload as mediaFinishUpload } from './media/finish-upload.ts'
import { getFile as mediaGetFile } from './media/get-file.ts'
import { getLibraryItem as mediaGetLibraryItem } from './media/get-library-item.ts'
import { getStorage as mediaGetStorage } from './media/get-storage.ts'
import { listFiles as mediaListFiles } from './media/list-files.ts'
import { listLibrary as mediaListLibrary } from './media/list-library.ts'
import { listMedia as mediaListMedia } from './media/list-media.ts'
import { removeAvatar as mediaRemoveAvatar } from './media/remove-avatar.ts'
import { replaceMedia as mediaReplaceMedia } from './media/replace-media.ts'
import { setCaptions as mediaSetCaptions } from './media/set-captions.ts'
import { undoReplaceMedia as mediaUndoReplaceMedia } from './media/undo-replace-media.ts'
import { updateAvatar as mediaUpdateAvatar } from './media/update-avatar.ts'
import { updateFile as mediaUpdateFile } from './media/update-file.ts'
import { updateMedia as mediaUpdateMedia } from './media/update-media.ts'
import { uploadMedia as mediaUploadMedia } from './media/upload-media.ts'
import { acceptInvitation as membersAcceptInvitation } from './members/accept-invitation.ts'
import { approveMember as membersApproveMember } from './members/approve-member.ts'
import { countMembers as membersCountMembers } from './members/count-members.ts'
import { deleteMember as membersDeleteMember } from './members/delete-member.ts'
import { exportMemberImport as membersExportMemberImport } from './members/export-member-import.ts'
import { exportMembers as membersExportMembers } from './members/export-members.ts'
import { getMemberImport as membersGetMemberImport } from './members/get-member-import.ts'
import { getViewing as membersGetViewing } from './members/get-viewing.ts'
import { inviteMember as membersInviteMember } from './members/invite-member.ts'
import { listMemberImportRows as membersListMemberImportRows } from './members/list-member-import-rows.ts'
import { listMemberImports as membersListMemberImports } from './members/list-member-imports.ts'
import { listMemberInvitations as membersListMemberInvitations } from './members/list-member-invitations.ts'
import { listMembers as membersListMembers } from './members/list-members.ts'
import { mapMemberImport as membersMapMemberImport } from './members/map-member-import.ts'
import { resendMemberInvitation as membersResendMemberInvitation } from './members/resend-member-invitation.ts'
import { resetMemberSignIn as membersResetMemberSignIn } from './members/reset-member-sign-in.ts'
import { restoreMember as membersRestoreMember } from './members/restore-member.ts'
import { runMemberImport as membersRunMemberImport } from './members/run-member-import.ts'
import { searchMembers as membersSearchMembers } from './members/search-members.ts'
import { setMemberAttribute as membersSetMemberAttribute } from './members/set-member-attribute.ts'
import { showMember as membersShowMember } from './members/show-member.ts'
import { suspendMember as membersSuspendMember } from './members/suspend-member.ts'
import { uploadMemberImport as membersUploadMemberImport } from './members/upload-member-import.ts'
import { verifySubscriber as membersVerifySubscriber } from './members/verify-subscriber.ts'
import { viewApp as membersViewApp } from './members/view-app.ts'
import { viewMember as membersViewMember } from './members/view-member.ts'
import { withdrawMemberInvitation as membersWithdrawMemberInvitation } from './members/withdraw-member-invitation.ts'
import { addConversationNote as messagingAddConversationNote } from './messaging/add-conversation-note.ts'
import { addParticipants as messagingAddParticipants } from './messaging/add-participants.ts'
import { archiveChannel as messagingArchiveChannel } from './messaging/archive-channel.ts'
import { assignConversation as messagingAssignConversation } from './messaging/assign-conversation.ts'
import { confirmWarning as messagingConfirmWarning } from './messaging/confirm-warning.ts'
import { createChannel as messagingCreateChannel } from './messaging/create-channel.ts'
import { createSavedReply as messagingCreateSavedReply } from './messaging/create-saved-reply.ts'
import { createThread as messagingCreateThread } from './messaging/create-thread.ts'
import { decideReport as messagingDecideReport } from './messaging/decide-report.ts'
import { deleteConversationNote as messagingDeleteConversationNote } from './messaging/delete-conversation-note.ts'
import { deleteSavedReply as messagingDeleteSavedReply } from './messaging/delete-saved-reply.ts'
import { getGuidelines as messagingGetGuidelines } from './messaging/get-guidelines.ts'
import { getInbox as messagingGetInbox } from './messaging/get-inbox.ts'
import { getMentionable as messagingGetMentionable } from './messaging/get-mentionable.ts'
import { getMessage as messagingGetMessage } from './messaging/get-message.ts'
import { getModerationRules as messagingGetModerationRules } from './messaging/get-moderation-rules.ts'
import { getThread as messagingGetThread } from './messaging/get-thread.ts'
import { getTotalParticipants as messagingGetTotalParticipants } from './messaging/get-total-participants.ts'
import { getUnreadStatus as messagingGetUnreadStatus } from './messaging/get-unread-status.ts'
import { listChannels as messagingListChannels } from './messaging/list-channels.ts'
import { listConversationMessages as messagingListConversationMessages } from './messaging/list-conversation-messages.ts'
import { listConversations as messagingListConversations } from './messaging/list-conversations.ts'
import { listMessageReactions as messagingListMessageReactions } from './messaging/list-message-reactions.ts'
import { listMessages as messagingListMessages } from './messaging/list-messages.ts'
import { listParticipants as messagingListParticipants } from './messaging/list-participants.ts'
import { listReports as messagingListReports } from './messaging/list-reports.ts'
import { listSavedReplies as messagingListSavedReplies } from './messaging/list-saved-replies.ts'
import { listThreadProfiles as messagingListThreadProfiles } from './messaging/list-thread-profiles.ts'
import { listThreads as messagingListThreads } from './messaging/list-threads.ts'
import { markConversationDone as messagingMarkConversationDone } from './messaging/mark-conversation-done.ts'
import { markConversationRead as messagingMarkConversationRead } from './messaging/mark-conversation-read.ts'
import { markThreadRead as messagingMarkThreadRead } from './messaging/mark-thread-read.ts'
import { openConversation as messagingOpenConversation } from './messaging/open-conversation.ts'
import { openReport as messagingOpenReport } from './messaging/open-report.ts'
import { pinMessage as messagingPinMessage } from './messaging/pin-message.ts'
import { postMessage as messagingPostMessage } from './messaging/post-message.ts'
import { readReportedThread as messagingReadReportedThread } from './messaging/read-reported-thread.ts'
import { removeParticipant as messagingRemoveParticipant } from './messaging/remove-participant.ts'
import { renameThread as messagingRenameThread } from './messaging/rename-thread.ts'
import { reportMessage as messagingReportMessage } from './messaging/report-message.ts'
import { resolveThread as messagingResolveThread } from './messaging/resolve-thread.ts'
import { searchMessages as messagingSearchMessages } from './messaging/search-messages.ts'
import { searchThreads as messagingSearchThreads } from './messaging/search-threads.ts'
import { sendReply as messagingSendReply } from './messaging/send-reply.ts'
import { showPreview as messagingShowPreview } from './messaging/show-preview.ts'
import { startConversation as messagingStartConversation } from './messaging/start-conversation.ts'
import { toggleNotification as messagingToggleNotification } from './messaging/toggle-notification.ts'
import { updateChannel as messagingUpdateChannel } from './messaging/update-channel.ts'
import { updateModerationRules as messagingUpdateModerationRules } from './messaging/update-moderation-rules.ts'
import { updateSavedReply as messagingUpdateSavedReply } from './messaging/update-saved-reply.ts'
import { uploadFile as messagingUploadFile } from './messaging/upload-file.ts'
import { uploadReplyFile as messagingUploadReplyFile } from './messaging/upload-reply-file.ts'
import { allowMail as notificationsAllowMail } from './notifications/allow-mail.ts'
import { cancelBroadcast as notificationsCancelBroadcast } from './notifications/cancel-broadcast.ts'
import { countUnread as notificationsCountUnread } from './notifications/count-unread.ts'
import { createBroadcast as notificationsCreateBroadcast } from './notifications/create-broadcast.ts'
import { deleteBroadcast as notificationsDeleteBroadcast } from './notifications/delete-broadcast.ts'
import { duplicateBroadcast as notificationsDuplicateBroadcast } from './notifications/duplicate-broadcast.ts'
import { getBroadcastFigures as notificationsGetBroadcastFigures } from './notifications/get-broadcast-figures.ts'
import { getBroadcastReach as notificationsGetBroadcastReach } from './notifications/get-broadcast-reach.ts'
import { getBroadcast as notificationsGetBroadcast } from './notifications/get-broadcast.ts'
import { getMailChoices as notificationsGetMailChoices } from './notifications/get-mail-choices.ts'
import { getMailSender as notificationsGetMailSender } from './notifications/get-mail-sender.ts'
import { getPushProviders as notificationsGetPushProviders } from './notifications/get-push-providers.ts'
import { getPushSettings as notificationsGetPushSettings } from './notifications/get-push-settings.ts'
import { getSettings as notificationsGetSettings } from './notifications/get-settings.ts'
import { listBroadcastRecipients as notificationsListBroadcastRecipients } from './notifications/list-broadcast-recipients.ts'
import { listBroadcasts as notificationsListBroadcasts } from './notifications/list-broadcasts.ts'
import { listMemberLog as notificationsListMemberLog } from './notifications/list-member-log.ts'
import { listMemberTags as notificationsListMemberTags } from './notifications/list-member-tags.ts'
import { listNotifications as notificationsListNotifications } from './notifications/list-notifications.ts'
import { markRead as notificationsMarkRead } from './notifications/mark-read.ts'
import { openUnsubscribe as notificationsOpenUnsubscribe } from './notifications/open-unsubscribe.ts'
import { receiveMailEvents as notificationsReceiveMailEvents } from './notifications/receive-mail-events.ts'
import { reportBroadcastLink as notificationsReportBroadcastLink } from './notifications/report-broadcast-link.ts'
import { sendBroadcast as notificationsSendBroadcast } from './notifications/send-broadcast.ts'
import { sendTest as notificationsSendTest } from './notifications/send-test.ts'
import { setPushProviders as notificationsSetPushProviders } from './notifications/set-push-providers.ts'
import { setPush as notificationsSetPush } from './notifications/set-push.ts'
import { testBroadcast as notificationsTestBroadcast } from './notifications/test-broadcast.ts'
import { unsubscribeByMail as notificationsUnsubscribeByMail } from './notifications/unsubscribe-by-mail.ts'
import { unsubscribe as notificationsUnsubscribe } from './notifications/unsubscribe.ts'
import { updateBroadcast as notificationsUpdateBroadcast } from './notifications/update-broadcast.ts'
import { updateSettings as notificationsUpdateSettings } from './notifications/update-settings.ts'
import { assignTags as pagesAssignTags } from './pages/assign-tags.ts'
import { browsePages as pagesBrowsePages } from './pages/browse-pages.ts'
import { cancelPublishPlan as pagesCancelPublishPlan } from './pages/cancel-publish-plan.ts'
import { changeField as pagesChangeField } from './pages/change-field.ts'
import { compareReleases as pagesCompareReleases } from './pages/compare-releases.ts'
import { copyProgramWeek as pagesCopyProgramWeek } from './pages/copy-program-week.ts'
import { createPage as pagesCreatePage } from './pages/create-page.ts'
import { createPattern as pagesCreatePattern } from './pages/create-pattern.ts'
import { createTag as pagesCreateTag } from './pages/create-tag.ts'
import { deletePage as pagesDeletePage } from './pages/delete-page.ts'
import { deletePages as pagesDeletePages } from './pages/delete-pages.ts'
import { deletePattern as pagesDeletePattern } from './pages/delete-pattern.ts'
import { deleteTag as pagesDeleteTag } from './pages/delete-tag.ts'
import { duplicatePage as pagesDuplicatePage } from './pages/duplicate-page.ts'
import { editProgramWeeks as pagesEditProgramWeeks } from './pages/edit-program-weeks.ts'
import { findBlockAssets as pagesFindBlockAssets } from './pages/find-block-assets.ts'
import { getAccessSettings as pagesGetAccessSettings } from './pages/get-access-settings.ts'
import { getBlockAction as pagesGetBlockAction } from './pages/get-block-action.ts'
import { getOverlay as pagesGetOverlay } from './pages/get-overlay.ts'
import { getPageAccess as pagesGetPageAccess } from './pages/get-page-access.ts'
import { getPageBody as pagesGetPageBody } from './pages/get-page-body.ts'
import { getPagePath as pagesGetPagePath } from './pages/get-page-path.ts'
import { getPageTree as pagesGetPageTree } from './pages/get-page-tree.ts'
import { getPreview as pagesGetPreview } from './pages/get-preview.ts'
import { getProgramWeeks as pagesGetProgramWeeks } from './pages/get-program-weeks.ts'
import { getPublishing as pagesGetPublishing } from './pages/get-publishing.ts'
import { getStudioPage as pagesGetStudioPage } from './pages/get-studio-page.ts'
import { getTranslation as pagesGetTranslation } from './pages/get-translation.ts'
import { getTreeGates as pagesGetTreeGates } from './pages/get-tree-gates.ts'
import { ignoreWarning as pagesIgnoreWarning } from './pages/ignore-warning.ts'
import { listChanges as pagesListChanges } from './pages/list-changes.ts'
import { listDeletedPages as pagesListDeletedPages } from './pages/list-deleted-pages.ts'
import { listPageUses as pagesListPageUses } from './pages/list-page-uses.ts'
import { listPages as pagesListPages } from './pages/list-pages.ts'
import { listPatterns as pagesListPatterns } from './pages/list-patterns.ts'
import { listPublishPlans as pagesListPublishPlans } from './pages/list-publish-plans.ts'
import { listReleases as pagesListReleases } from './pages/list-releases.ts'
import { listTags as pagesListTags } from './pages/list-tags.ts'
import { listTranslations as pagesListTranslations } from './pages/list-translations.ts'
import { mergeTags as pagesMergeTags } from './pages/merge-tags.ts'
import { movePage as pagesMovePage } from './pages/move-page.ts'
import { openMedia as pagesOpenMedia } from './pages/open-media.ts'
import { openPreview as pagesOpenPreview } from './pages/open-preview.ts'
import { planPublish as pagesPlanPublish } from './pages/plan-publish.ts'
import { previewAccessChange as pagesPreviewAccessChange } from './pages/preview-access-change.ts'
import { publish as pagesPublish } from './pages/publish.ts'
import { removeTranslation as pagesRemoveTranslation } from './pages/remove-translation.ts'
import { renamePattern as pagesRenamePattern } from './pages/rename-pattern.ts'
import { resolvePage as pagesResolvePage } from './pages/resolve-page.ts'
import { restorePage as pagesRestorePage } from './pages/restore-page.ts'
import { restorePages as pagesRestorePages } from './pages/restore-pages.ts'
import { restoreRelease as pagesRestoreRelease } from './pages/restore-release.ts'
import { restoreWarning as pagesRestoreWarning } from './pages/restore-warning.ts'
import { saveDraft as pagesSaveDraft } from './pages/save-draft.ts'
import { saveTranslation as pagesSaveTranslation } from './pages/save-translation.ts'
import { searchPages as pagesSearchPages } from './pages/search-pages.ts'
import { setAccess as pagesSetAccess } from './pages/set-access.ts'
import { setPagePath as pagesSetPagePath } from './pages/set-page-path.ts'
import { updateTag as pagesUpdateTag } from './pages/update-tag.ts'
import { checkEvents as portabilityCheckEvents } from './portability/check-events.ts'
import { checkWorkouts as portabilityCheckWorkouts } from './portability/check-workouts.ts'
import { getImport as portabilityGetImport } from './portability/get-import.ts'
import { importEvents as portabilityImportEvents } from './portability/import-events.ts'
import { importWorkouts as portabilityImportWorkouts } from './portability/import-workouts.ts'
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
import { getRun as progressGetRun } from './progress/get-run.ts'
import { leavePage as progressLeavePage } from './progress/leave-page.ts'
import { listPackageSubscriptions as progressListPackageSubscriptions } from './progress/list-package-subscriptions.ts'
import { listProgramSubscriptions as progressListProgramSubscriptions } from './progress/list-program-subscriptions.ts'
import { restoreRun as progressRestoreRun } from './progress/restore-run.ts'
import { shiftProgram as progressShiftProgram } from './progress/shift-program.ts'
import { startPage as progressStartPage } from './progress/start-page.ts'
import { subscribeProgram as progressSubscribeProgram } from './progress/subscribe-program.ts'
import { toggleBookmark as progressToggleBookmark } from './progress/toggle-bookmark.ts'
import { uncompletePage as progressUncompletePage } from './progress/uncomplete-page.ts'
import { uncompleteStage as progressUncompleteStage } from './progress/uncomplete-stage.ts'
import { changeEventDate as scheduleChangeEventDate } from './schedule/change-event-date.ts'
import { createCalendarFeed as scheduleCreateCalendarFeed } from './schedule/create-calendar-feed.ts'
import { deleteCalendarFeed as scheduleDeleteCalendarFeed } from './schedule/delete-calendar-feed.ts'
import { deleteForEveryone as scheduleDeleteForEveryone } from './schedule/delete-for-everyone.ts'
import { deleteItem as scheduleDeleteItem } from './schedule/delete-item.ts'
import { duplicateItem as scheduleDuplicateItem } from './schedule/duplicate-item.ts'
import { getCalendarFeed as scheduleGetCalendarFeed } from './schedule/get-calendar-feed.ts'
import { getEventAccess as scheduleGetEventAccess } from './schedule/get-event-access.ts'
import { getEventAttendance as scheduleGetEventAttendance } from './schedule/get-event-attendance.ts'
import { getEventLink as scheduleGetEventLink } from './schedule/get-event-link.ts'
import { listCalendar as scheduleListCalendar } from './schedule/list-calendar.ts'
import { listEventPeople as scheduleListEventPeople } from './schedule/list-event-people.ts'
import { listEventSubscriptions as scheduleListEventSubscriptions } from './schedule/list-event-subscriptions.ts'
import { listOccurrences as scheduleListOccurrences } from './schedule/list-occurrences.ts'
import { listScheduleFilters as scheduleListScheduleFilters } from './schedule/list-schedule-filters.ts'
import { listSchedule as scheduleListSchedule } from './schedule/list-schedule.ts'
import { moveForEveryone as scheduleMoveForEveryone } from './schedule/move-for-everyone.ts'
import { pauseSchedule as schedulePauseSchedule } from './schedule/pause-schedule.ts'
import { planProgram as schedulePlanProgram } from './schedule/plan-program.ts'
import { readCalendarFeed as scheduleReadCalendarFeed } from './schedule/read-calendar-feed.ts'
import { rescheduleItem as scheduleRescheduleItem } from './schedule/reschedule-item.ts'
import { restoreEventDate as scheduleRestoreEventDate } from './schedule/restore-event-date.ts'
import { restoreForEveryone as scheduleRestoreForEveryone } from './schedule/restore-for-everyone.ts'
import { restoreItem as scheduleRestoreItem } from './schedule/restore-item.ts'
import { scheduleForEveryone as scheduleScheduleForEveryone } from './schedule/schedule-for-everyone.ts'
import { scheduleItem as scheduleScheduleItem } from './schedule/schedule-item.ts'
import { subscribeEvent as scheduleSubscribeEvent } from './schedule/subscribe-event.ts'
import { acceptTeamInvitation as teamAcceptTeamInvitation } from './team/accept-team-invitation.ts'
import { askSupport as teamAskSupport } from './team/ask-support.ts'
import { changeTeamRole as teamChangeTeamRole } from './team/change-team-role.ts'
import { chooseMessagingProfile as teamChooseMessagingProfile } from './team/choose-messaging-profile.ts'
import { getMessagingProfile as teamGetMessagingProfile } from './team/get-messaging-profile.ts'
import { inviteTeamMember as teamInviteTeamMember } from './team/invite-team-member.ts'
import { listMailbox as teamListMailbox } from './team/list-mailbox.ts'
import { listTeamLog as teamListTeamLog } from './team/list-team-log.ts'
import { listTeam as teamListTeam } from './team/list-team.ts'
import { removeTeamMember as teamRemoveTeamMember } from './team/remove-team-member.ts'
import { resendTeamInvitation as teamResendTeamInvitation } from './team/resend-team-invitation.ts'
import { setInboxPermission as teamSetInboxPermission } from './team/set-inbox-permission.ts'
import { showMailboxMessage as teamShowMailboxMessage } from './team/show-mailbox-message.ts'
import { showTeamInvitation as teamShowTeamInvitation } from './team/show-team-invitation.ts'
import { studioAddPasskey as teamStudioAddPasskey } from './team/studio-add-passkey.ts'
import { studioListPasskeys as teamStudioListPasskeys } from './team/studio-list-passkeys.ts'
import { studioLogin as teamStudioLogin } from './team/studio-login.ts'
import { studioLogout as teamStudioLogout } from './team/studio-logout.ts'
import { studioMe as teamStudioMe } from './team/studio-me.ts'
import { studioPreparePasskeySignIn as teamStudioPreparePasskeySignIn } from './team/studio-prepare-passkey-sign-in.ts'
import { studioPreparePasskey as teamStudioPreparePasskey } from './team/studio-prepare-passkey.ts'
import { studioRemovePasskey as teamStudioRemovePasskey } from './team/studio-remove-passkey.ts'
import { studioRenamePasskey as teamStudioRenamePasskey } from './team/studio-rename-passkey.ts'
import { studioRequestReset as teamStudioRequestReset } from './team/studio-request-reset.ts'
import { studioResetPassword as teamStudioResetPassword } from './team/studio-reset-password.ts'
import { studioSignInByPasskey as teamStudioSignInByPasskey } from './team/studio-sign-in-by-passkey.ts'
import { studioSignUp as teamStudioSignUp } from './team/studio-sign-up.ts'
import { studioVerify as teamStudioVerify } from './team/studio-verify.ts'
import { withdrawTeamInvitation as teamWithdrawTeamInvitation } from './team/withdraw-team-invitation.ts'
import { addBodyMeasure as workoutsAddBodyMeasure } from './workouts/add-body-measure.ts'
import { appendActivity as workoutsAppendActivity } from './workouts/append-activity.ts'
import { commentSession as workoutsCommentSession } from './workouts/comment-session.ts'
import { deleteBodyMeasure as workoutsDeleteBodyMeasure } from './workouts/delete-body-measure.ts'
import { deleteSessionComment as workoutsDeleteSessionComment } from './workouts/delete-session-comment.ts'
import { editSessionComment as workoutsEditSessionComment } from './workouts/edit-session-comment.ts'
import { exportBodyMeasures as workoutsExportBodyMeasures } from './workouts/export-body-measures.ts'
import { exportSets as workoutsExportSets } from './workouts/export-sets.ts'
import { finishSession as workoutsFinishSession } from './workouts/finish-session.ts'
import { getBody as workoutsGetBody } from './workouts/get-body.ts'
import { getExerciseProgress as workoutsGetExerciseProgress } from './workouts/get-exercise-progress.ts'
import { getItemExercise as workoutsGetItemExercise } from './workouts/get-item-exercise.ts'
import { getMemberSession as workoutsGetMemberSession } from './workouts/get-member-session.ts'
import { getMemberTraining as workoutsGetMemberTraining } from './workouts/get-member-training.ts'
import { getSession as workoutsGetSession } from './workouts/get-session.ts'
import { getTrainingSummary as workoutsGetTrainingSummary } from './workouts/get-training-summary.ts'
import { listAlternatives as workoutsListAlternatives } from './workouts/list-alternatives.ts'
import { listBodyMeasures as workoutsListBodyMeasures } from './workouts/list-body-measures.ts'
import { listHistory as workoutsListHistory } from './workouts/list-history.ts'
import { listLastTimes as workoutsListLastTimes } from './workouts/list-last-times.ts'
import { listMemberSessions as workoutsListMemberSessions } from './workouts/list-member-sessions.ts'
import { listSessions as workoutsListSessions } from './workouts/list-sessions.ts'
import { listTrainedExercises as workoutsListTrainedExercises } from './workouts/list-trained-exercises.ts'
import { listTrainingDays as workoutsListTrainingDays } from './workouts/list-training-days.ts'
import { resetExercise as workoutsResetExercise } from './workouts/reset-exercise.ts'
import { startSession as workoutsStartSession } from './workouts/start-session.ts'
import { swapExercise as workoutsSwapExercise } from './workouts/swap-exercise.ts'
import { updateBodyMeasure as workoutsUpdateBodyMeasure } from './workouts/update-body-measure.ts'

/** Every call of the API by its name. */
export const calls = {
  'access.getGuestAccess': accessGetGuestAccess,
  'access.getPageAccess': accessGetPageAccess,
  'access.grantEntitlement': accessGrantEntitlement,
  'access.listEntitlements': accessListEntitlements,
  'access.revokeEntitlement': accessRevokeEntitlement,
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
  'apps.listLanguages': appsListLanguages,
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
  'apps.updateNavigation': appsUpdateNavigation,
  'attributes.createAttribute': attributesCreateAttribute,
  'attributes.deleteAttribute': attributesDeleteAttribute,
  'attributes.listAttributeUses': attributesListAttributeUses,
  'attributes.listAttributes': attributesListAttributes,
  'attributes.renameAttribute': attributesRenameAttribute,
  'commerce.addOrderNote': commerceAddOrderNote,
  'commerce.archiveCoupon': commerceArchiveCoupon,
  'commerce.archiveProduct': commerceArchiveProduct,
  'commerce.cancelSubscription': commerceCancelSubscription,
  'commerce.changeCard': commerceChangeCard,
  'commerce.checkPayments': commerceCheckPayments,
  'commerce.claimPurchase': commerceClaimPurchase,
  'commerce.confirmOrder': commerceConfirmOrder,
  'commerce.confirmSandboxPayment': commerceConfirmSandboxPayment,
  'commerce.correctGuestEmail': commerceCorrectGuestEmail,
  'commerce.createCoupon': commerceCreateCoupon,
  'commerce.createIntent': commerceCreateIntent,
  'commerce.createProduct': commerceCreateProduct,
  'commerce.disputeTestOrder': commerceDisputeTestOrder,
  'commerce.endPause': commerceEndPause,
  'commerce.exportOrders': commerceExportOrders,
  'commerce.exportProductHolders': commerceExportProductHolders,
  'commerce.getBillingDetails': commerceGetBillingDetails,
  'commerce.getContractRights': commerceGetContractRights,
  'commerce.getCoupon': commerceGetCoupon,
  'commerce.getGuestOrder': commerceGetGuestOrder,
  'commerce.getInvoiceSettings': commerceGetInvoiceSettings,
  'commerce.getInvoiceUrl': commerceGetInvoiceUrl,
  'commerce.getInvoice': commerceGetInvoice,
  'commerce.getLawSettings': commerceGetLawSettings,
  'commerce.getOrderFigures': commerceGetOrderFigures,
  'commerce.getOrder': commerceGetOrder,
  'commerce.getPaymentSettings': commerceGetPaymentSettings,
  'commerce.getPlaySettings': commerceGetPlaySettings,
  'commerce.getProduct': commerceGetProduct,
  'commerce.getPurchasedItems': commerceGetPurchasedItems,
  'commerce.getStoreSettings': commerceGetStoreSettings,
  'commerce.getStudioOrder': commerceGetStudioOrder,
  'commerce.getStudioProduct': commerceGetStudioProduct,
  'commerce.getTaxSettings': commerceGetTaxSettings,
  'commerce.giveCancelReason': commerceGiveCancelReason,
  'commerce.hasActivePurchase': commerceHasActivePurchase,
  'commerce.leaveTestMode': commerceLeaveTestMode,
  'commerce.listContracts': commerceListContracts,
  'commerce.listCoupons': commerceListCoupons,
  'commerce.listHoldings': commerceListHoldings,
  'commerce.listInvoices': commerceListInvoices,
  'commerce.listOrders': commerceListOrders,
  'commerce.listPaymentDifferences': commerceListPaymentDifferences,
  'commerce.listProductHolders': commerceListProductHolders,
  'commerce.listProductUses': commerceListProductUses,
  'commerce.listProducts': commerceListProducts,
  'commerce.listPurchases': commerceListPurchases,
  'commerce.listStudioProducts': commerceListStudioProducts,
  'commerce.listSubscriptions': commerceListSubscriptions,
  'commerce.listTestCards': commerceListTestCards,
  'commerce.listWithdrawals': commerceListWithdrawals,
  'commerce.mailInvoice': commerceMailInvoice,
  'commerce.pauseCoupon': commercePauseCoupon,
  'commerce.pauseSubscription': commercePauseSubscription,
  'commerce.paySubscription': commercePaySubscription,
  'commerce.previewCoupon': commercePreviewCoupon,
  'commerce.previewOrder': commercePreviewOrder,
  'commerce.previewProductPages': commercePreviewProductPages,
  'commerce.previewSwitch': commercePreviewSwitch,
  'commerce.purchaseInApp': commercePurchaseInApp,
  'commerce.receivePlayNotification': commerceReceivePlayNotification,
  'commerce.receiveStoreNotification': commerceReceiveStoreNotification,
  'commerce.receiveStripeWebhook': commerceReceiveStripeWebhook,
  'commerce.refundOrder': commerceRefundOrder,
  'commerce.requestWithdrawal': commerceRequestWithdrawal,
  'commerce.resendReceipt': commerceResendReceipt,
  'commerce.resolvePaymentDifference': commerceResolvePaymentDifference,
  'commerce.resolveWithdrawal': commerceResolveWithdrawal,
  'commerce.restorePurchases': commerceRestorePurchases,
  'commerce.resumeCoupon': commerceResumeCoupon,
  'commerce.resumeSubscription': commerceResumeSubscription,
  'commerce.setBillingDetails': commerceSetBillingDetails,
  'commerce.setInvoiceSettings': commerceSetInvoiceSettings,
  'commerce.setLawSettings': commerceSetLawSettings,
  'commerce.setPaymentSettings': commerceSetPaymentSettings,
  'commerce.setPlaySettings': commerceSetPlaySettings,
  'commerce.setStoreSettings': commerceSetStoreSettings,
  'commerce.setTaxSettings': commerceSetTaxSettings,
  'commerce.switchSubscription': commerceSwitchSubscription,
  'commerce.updateCoupon': commerceUpdateCoupon,
  'commerce.updateProduct': commerceUpdateProduct,
  'commerce.withdrawSwitch': commerceWithdrawSwitch,
  'data-rights.closeAccount': dataRightsCloseAccount,
  'data-rights.listDataExports': dataRightsListDataExports,
  'data-rights.requestDataExport': dataRightsRequestDataExport,
  'directory.blockMember': directoryBlockMember,
  'directory.getProfile': directoryGetProfile,
  'directory.listBlocked': directoryListBlocked,
  'directory.listDirectory': directoryListDirectory,
  'directory.listSubscribers': directoryListSubscribers,
  'directory.unblockMember': directoryUnblockMember,
  'forms.countMySubmissions': formsCountMySubmissions,
  'forms.countSubmissions': formsCountSubmissions,
  'forms.deleteSubmission': formsDeleteSubmission,
  'forms.getDynamicSubmission': formsGetDynamicSubmission,
  'forms.getForm': formsGetForm,
  'forms.getSubmission': formsGetSubmission,
  'forms.listFormSubmissions': formsListFormSubmissions,
  'forms.listMySubmissions': formsListMySubmissions,
  'forms.listSubmissions': formsListSubmissions,
  'forms.putSubmissionValues': formsPutSubmissionValues,
  'forms.submitForm': formsSubmitForm,
  'identity.addPasskey': identityAddPasskey,
  'identity.changePassword': identityChangePassword,
  'identity.endOtherSessions': identityEndOtherSessions,
  'identity.endSession': identityEndSession,
  'identity.exchangeCode': identityExchangeCode,
  'identity.fetchMethods': identityFetchMethods,
  'identity.getProvider': identityGetProvider,
  'identity.linkProvider': identityLinkProvider,
  'identity.listPasskeys': identityListPasskeys,
  'identity.listSessions': identityListSessions,
  'identity.login': identityLogin,
  'identity.logout': identityLogout,
  'identity.postFromProvider': identityPostFromProvider,
  'identity.preparePasskeySignIn': identityPreparePasskeySignIn,
  'identity.preparePasskey': identityPreparePasskey,
  'identity.removePasskey': identityRemovePasskey,
  'identity.renamePasskey': identityRenamePasskey,
  'identity.requestPasswordless': identityRequestPasswordless,
  'identity.requestReset': identityRequestReset,
  'identity.resetPassword': identityResetPassword,
  'identity.returnFromProvider': identityReturnFromProvider,
  'identity.setPassword': identitySetPassword,
  'identity.signInByPasskey': identitySignInByPasskey,
  'identity.signUp': identitySignUp,
  'identity.startProvider': identityStartProvider,
  'identity.unlinkProvider': identityUnlinkProvider,
  'identity.updateSubscriber': identityUpdateSubscriber,
  'identity.updateUser': identityUpdateUser,
  'identity.verifyEmail': identityVerifyEmail,
  'identity.verifyPasswordless': identityVerifyPasswordless,
  'identity.verify': identityVerify,
  'library.getMyContent': libraryGetMyContent,
  'library.getNow': libraryGetNow,
  'library.listContentFilters': libraryListContentFilters,
  'library.listContent': libraryListContent,
  'library.listPackages': libraryListPackages,
  'library.listPlannable': libraryListPlannable,
  'library.listPrograms': libraryListPrograms,
  'library.listRuleValues': libraryListRuleValues,
  'library.previewRule': libraryPreviewRule,
  'library.search': librarySearch,
  'media.cancelUpload': mediaCancelUpload,
  'media.convertFile': mediaConvertFile,
  'media.createUpload': mediaCreateUpload,
  'media.deleteCaptions': mediaDeleteCaptions,
  'media.deleteMedia': mediaDeleteMedia,
  'media.deleteUnusedMedia': mediaDeleteUnusedMedia,
  'media.finishUpload': mediaFinishUpload,
  'media.getFile': mediaGetFile,
  'media.getLibraryItem': mediaGetLibraryItem,
  'media.getStorage': mediaGetStorage,
  'media.listFiles': mediaListFiles,
  'media.listLibrary': mediaListLibrary,
  'media.listMedia': mediaListMedia,
  'media.removeAvatar': mediaRemoveAvatar,
  'media.replaceMedia': mediaReplaceMedia,
  'media.setCaptions': mediaSetCaptions,
  'media.undoReplaceMedia': mediaUndoReplaceMedia,
  'media.updateAvatar': mediaUpdateAvatar,
  'media.updateFile': mediaUpdateFile,
  'media.updateMedia': mediaUpdateMedia,
  'media.uploadMedia': mediaUploadMedia,
  'members.acceptInvitation': membersAcceptInvitation,
  'members.approveMember': membersApproveMember,
  'members.countMembers': membersCountMembers,
  'members.deleteMember': membersDeleteMember,
  'members.exportMemberImport': membersExportMemberImport,
  'members.exportMembers': membersExportMembers,
  'members.getMemberImport': membersGetMemberImport,
  'members.getViewing': membersGetViewing,
  'members.inviteMember': membersInviteMember,
  'members.listMemberImportRows': membersListMemberImportRows,
  'members.listMemberImports': membersListMemberImports,
  'members.listMemberInvitations': membersListMemberInvitations,
  'members.listMembers': membersListMembers,
  'members.mapMemberImport': membersMapMemberImport,
  'members.resendMemberInvitation': membersResendMemberInvitation,
  'members.resetMemberSignIn': membersResetMemberSignIn,
  'members.restoreMember': membersRestoreMember,
  'members.runMemberImport': membersRunMemberImport,
  'members.searchMembers': membersSearchMembers,
  'members.setMemberAttribute': membersSetMemberAttribute,
  'members.showMember': membersShowMember,
  'members.suspendMember': membersSuspendMember,
  'members.uploadMemberImport': membersUploadMemberImport,
  'members.verifySubscriber': membersVerifySubscriber,
  'members.viewApp': membersViewApp,
  'members.viewMember': membersViewMember,
  'members.withdrawMemberInvitation': membersWithdrawMemberInvitation,
  'messaging.addConversationNote': messagingAddConversationNote,
  'messaging.addParticipants': messagingAddParticipants,
  'messaging.archiveChannel': messagingArchiveChannel,
  'messaging.assignConversation': messagingAssignConversation,
  'messaging.confirmWarning': messagingConfirmWarning,
  'messaging.createChannel': messagingCreateChannel,
  'messaging.createSavedReply': messagingCreateSavedReply,
  'messaging.createThread': messagingCreateThread,
  'messaging.decideReport': messagingDecideReport,
  'messaging.deleteConversationNote': messagingDeleteConversationNote,
  'messaging.deleteSavedReply': messagingDeleteSavedReply,
  'messaging.getGuidelines': messagingGetGuidelines,
  'messaging.getInbox': messagingGetInbox,
  'messaging.getMentionable': messagingGetMentionable,
  'messaging.getMessage': messagingGetMessage,
  'messaging.getModerationRules': messagingGetModerationRules,
  'messaging.getThread': messagingGetThread,
  'messaging.getTotalParticipants': messagingGetTotalParticipants,
  'messaging.getUnreadStatus': messagingGetUnreadStatus,
  'messaging.listChannels': messagingListChannels,
  'messaging.listConversationMessages': messagingListConversationMessages,
  'messaging.listConversations': messagingListConversations,
  'messaging.listMessageReactions': messagingListMessageReactions,
  'messaging.listMessages': messagingListMessages,
  'messaging.listParticipants': messagingListParticipants,
  'messaging.listReports': messagingListReports,
  'messaging.listSavedReplies': messagingListSavedReplies,
  'messaging.listThreadProfiles': messagingListThreadProfiles,
  'messaging.listThreads': messagingListThreads,
  'messaging.markConversationDone': messagingMarkConversationDone,
  'messaging.markConversationRead': messagingMarkConversationRead,
  'messaging.markThreadRead': messagingMarkThreadRead,
  'messaging.openConversation': messagingOpenConversation,
  'messaging.openReport': messagingOpenReport,
  'messaging.pinMessage': messagingPinMessage,
  'messaging.postMessage': messagingPostMessage,
  'messaging.readReportedThread': messagingReadReportedThread,
  'messaging.removeParticipant': messagingRemoveParticipant,
  'messaging.renameThread': messagingRenameThread,
  'messaging.reportMessage': messagingReportMessage,
  'messaging.resolveThread': messagingResolveThread,
  'messaging.searchMessages': messagingSearchMessages,
  'messaging.searchThreads': messagingSearchThreads,
  'messaging.sendReply': messagingSendReply,
  'messaging.showPreview': messagingShowPreview,
  'messaging.startConversation': messagingStartConversation,
  'messaging.toggleNotification': messagingToggleNotification,
  'messaging.updateChannel': messagingUpdateChannel,
  'messaging.updateModerationRules': messagingUpdateModerationRules,
  'messaging.updateSavedReply': messagingUpdateSavedReply,
  'messaging.uploadFile': messagingUploadFile,
  'messaging.uploadReplyFile': messagingUploadReplyFile,
  'notifications.allowMail': notificationsAllowMail,
  'notifications.cancelBroadcast': notificationsCancelBroadcast,
  'notifications.countUnread': notificationsCountUnread,
  'notifications.createBroadcast': notificationsCreateBroadcast,
  'notifications.deleteBroadcast': notificationsDeleteBroadcast,
  'notifications.duplicateBroadcast': notificationsDuplicateBroadcast,
  'notifications.getBroadcastFigures': notificationsGetBroadcastFigures,
  'notifications.getBroadcastReach': notificationsGetBroadcastReach,
  'notifications.getBroadcast': notificationsGetBroadcast,
  'notifications.getMailChoices': notificationsGetMailChoices,
  'notifications.getMailSender': notificationsGetMailSender,
  'notifications.getPushProviders': notificationsGetPushProviders,
  'notifications.getPushSettings': notificationsGetPushSettings,
  'notifications.getSettings': notificationsGetSettings,
  'notifications.listBroadcastRecipients': notificationsListBroadcastRecipients,
  'notifications.listBroadcasts': notificationsListBroadcasts,
  'notifications.listMemberLog': notificationsListMemberLog,
  'notifications.listMemberTags': notificationsListMemberTags,
  'notifications.listNotifications': notificationsListNotifications,
  'notifications.markRead': notificationsMarkRead,
  'notifications.openUnsubscribe': notificationsOpenUnsubscribe,
  'notifications.receiveMailEvents': notificationsReceiveMailEvents,
  'notifications.reportBroadcastLink': notificationsReportBroadcastLink,
  'notifications.sendBroadcast': notificationsSendBroadcast,
  'notifications.sendTest': notificationsSendTest,
  'notifications.setPushProviders': notificationsSetPushProviders,
  'notifications.setPush': notificationsSetPush,
  'notifications.testBroadcast': notificationsTestBroadcast,
  'notifications.unsubscribeByMail': notificationsUnsubscribeByMail,
  'notifications.unsubscribe': notificationsUnsubscribe,
  'notifications.updateBroadcast': notificationsUpdateBroadcast,
  'notifications.updateSettings': notificationsUpdateSettings,
  'pages.assignTags': pagesAssignTags,
  'pages.browsePages': pagesBrowsePages,
  'pages.cancelPublishPlan': pagesCancelPublishPlan,
  'pages.changeField': pagesChangeField,
  'pages.compareReleases': pagesCompareReleases,
  'pages.copyProgramWeek': pagesCopyProgramWeek,
  'pages.createPage': pagesCreatePage,
  'pages.createPattern': pagesCreatePattern,
  'pages.createTag': pagesCreateTag,
  'pages.deletePage': pagesDeletePage,
  'pages.deletePages': pagesDeletePages,
  'pages.deletePattern': pagesDeletePattern,
  'pages.deleteTag': pagesDeleteTag,
  'pages.duplicatePage': pagesDuplicatePage,
  'pages.editProgramWeeks': pagesEditProgramWeeks,
  'pages.findBlockAssets': pagesFindBlockAssets,
  'pages.getAccessSettings': pagesGetAccessSettings,
  'pages.getBlockAction': pagesGetBlockAction,
  'pages.getOverlay': pagesGetOverlay,
  'pages.getPageAccess': pagesGetPageAccess,
  'pages.getPageBody': pagesGetPageBody,
  'pages.getPagePath': pagesGetPagePath,
  'pages.getPageTree': pagesGetPageTree,
  'pages.getPreview': pagesGetPreview,
  'pages.getProgramWeeks': pagesGetProgramWeeks,
  'pages.getPublishing': pagesGetPublishing,
  'pages.getStudioPage': pagesGetStudioPage,
  'pages.getTranslation': pagesGetTranslation,
  'pages.getTreeGates': pagesGetTreeGates,
  'pages.ignoreWarning': pagesIgnoreWarning,
  'pages.listChanges': pagesListChanges,
  'pages.listDeletedPages': pagesListDeletedPages,
  'pages.listPageUses': pagesListPageUses,
  'pages.listPages': pagesListPages,
  'pages.listPatterns': pagesListPatterns,
  'pages.listPublishPlans': pagesListPublishPlans,
  'pages.listReleases': pagesListReleases,
  'pages.listTags': pagesListTags,
  'pages.listTranslations': pagesListTranslations,
  'pages.mergeTags': pagesMergeTags,
  'pages.movePage': pagesMovePage,
  'pages.openMedia': pagesOpenMedia,
  'pages.openPreview': pagesOpenPreview,
  'pages.planPublish': pagesPlanPublish,
  'pages.previewAccessChange': pagesPreviewAccessChange,
  'pages.publish': pagesPublish,
  'pages.removeTranslation': pagesRemoveTranslation,
  'pages.renamePattern': pagesRenamePattern,
  'pages.resolvePage': pagesResolvePage,
  'pages.restorePage': pagesRestorePage,
  'pages.restorePages': pagesRestorePages,
  'pages.restoreRelease': pagesRestoreRelease,
  'pages.restoreWarning': pagesRestoreWarning,
  'pages.saveDraft': pagesSaveDraft,
  'pages.saveTranslation': pagesSaveTranslation,
  'pages.searchPages': pagesSearchPages,
  'pages.setAccess': pagesSetAccess,
  'pages.setPagePath': pagesSetPagePath,
  'pages.updateTag': pagesUpdateTag,
  'portability.checkEvents': portabilityCheckEvents,
  'portability.checkWorkouts': portabilityCheckWorkouts,
  'portability.getImport': portabilityGetImport,
  'portability.importEvents': portabilityImportEvents,
  'portability.importWorkouts': portabilityImportWorkouts,
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
  'progress.getRun': progressGetRun,
  'progress.leavePage': progressLeavePage,
  'progress.listPackageSubscriptions': progressListPackageSubscriptions,
  'progress.listProgramSubscriptions': progressListProgramSubscriptions,
  'progress.restoreRun': progressRestoreRun,
  'progress.shiftProgram': progressShiftProgram,
  'progress.startPage': progressStartPage,
  'progress.subscribeProgram': progressSubscribeProgram,
  'progress.toggleBookmark': progressToggleBookmark,
  'progress.uncompletePage': progressUncompletePage,
  'progress.uncompleteStage': progressUncompleteStage,
  'schedule.changeEventDate': scheduleChangeEventDate,
  'schedule.createCalendarFeed': scheduleCreateCalendarFeed,
  'schedule.deleteCalendarFeed': scheduleDeleteCalendarFeed,
  'schedule.deleteForEveryone': scheduleDeleteForEveryone,
  'schedule.deleteItem': scheduleDeleteItem,
  'schedule.duplicateItem': scheduleDuplicateItem,
  'schedule.getCalendarFeed': scheduleGetCalendarFeed,
  'schedule.getEventAccess': scheduleGetEventAccess,
  'schedule.getEventAttendance': scheduleGetEventAttendance,
  'schedule.getEventLink': scheduleGetEventLink,
  'schedule.listCalendar': scheduleListCalendar,
  'schedule.listEventPeople': scheduleListEventPeople,
  'schedule.listEventSubscriptions': scheduleListEventSubscriptions,
  'schedule.listOccurrences': scheduleListOccurrences,
  'schedule.listScheduleFilters': scheduleListScheduleFilters,
  'schedule.listSchedule': scheduleListSchedule,
  'schedule.moveForEveryone': scheduleMoveForEveryone,
  'schedule.pauseSchedule': schedulePauseSchedule,
  'schedule.planProgram': schedulePlanProgram,
  'schedule.readCalendarFeed': scheduleReadCalendarFeed,
  'schedule.rescheduleItem': scheduleRescheduleItem,
  'schedule.restoreEventDate': scheduleRestoreEventDate,
  'schedule.restoreForEveryone': scheduleRestoreForEveryone,
  'schedule.restoreItem': scheduleRestoreItem,
  'schedule.scheduleForEveryone': scheduleScheduleForEveryone,
  'schedule.scheduleItem': scheduleScheduleItem,
  'schedule.subscribeEvent': scheduleSubscribeEvent,
  'team.acceptTeamInvitation': teamAcceptTeamInvitation,
  'team.askSupport': teamAskSupport,
  'team.changeTeamRole': teamChangeTeamRole,
  'team.chooseMessagingProfile': teamChooseMessagingProfile,
  'team.getMessagingProfile': teamGetMessagingProfile,
  'team.inviteTeamMember': teamInviteTeamMember,
  'team.listMailbox': teamListMailbox,
  'team.listTeamLog': teamListTeamLog,
  'team.listTeam': teamListTeam,
  'team.removeTeamMember': teamRemoveTeamMember,
  'team.resendTeamInvitation': teamResendTeamInvitation,
  'team.setInboxPermission': teamSetInboxPermission,
  'team.showMailboxMessage': teamShowMailboxMessage,
  'team.showTeamInvitation': teamShowTeamInvitation,
  'team.studioAddPasskey': teamStudioAddPasskey,
  'team.studioListPasskeys': teamStudioListPasskeys,
  'team.studioLogin': teamStudioLogin,
  'team.studioLogout': teamStudioLogout,
  'team.studioMe': teamStudioMe,
  'team.studioPreparePasskeySignIn': teamStudioPreparePasskeySignIn,
  'team.studioPreparePasskey': teamStudioPreparePasskey,
  'team.studioRemovePasskey': teamStudioRemovePasskey,
  'team.studioRenamePasskey': teamStudioRenamePasskey,
  'team.studioRequestReset': teamStudioRequestReset,
  'team.studioResetPassword': teamStudioResetPassword,
  'team.studioSignInByPasskey': teamStudioSignInByPasskey,
  'team.studioSignUp': teamStudioSignUp,
  'team.studioVerify': teamStudioVerify,
  'team.withdrawTeamInvitation': teamWithdrawTeamInvitation,
  'workouts.addBodyMeasure': workoutsAddBodyMeasure,
  'workouts.appendActivity': workoutsAppendActivity,
  'workouts.commentSession': workoutsCommentSession,
  'workouts.deleteBodyMeasure': workoutsDeleteBodyMeasure,
  'workouts.deleteSessionComment': workoutsDeleteSessionComment,
  'workouts.editSessionComment': workoutsEditSessionComment,
  'workouts.exportBodyMeasures': workoutsExportBodyMeasures,
  'workouts.exportSets': workoutsExportSets,
  'workouts.finishSession': workoutsFinishSession,
  'workouts.getBody': workoutsGetBody,
  'workouts.getExerciseProgress': workoutsGetExerciseProgress,
  'workouts.getItemExercise': workoutsGetItemExercise,
  'workouts.getMemberSession': workoutsGetMemberSession,
  'workouts.getMemberTraining': workoutsGetMemberTraining,
  'workouts.getSession': workoutsGetSession,
  'workouts.getTrainingSummary': workoutsGetTrainingSummary,
  'workouts.listAlternatives': workoutsListAlternatives,
  'workouts.listBodyMeasures': workoutsListBodyMeasures,
  'workouts.listHistory': workoutsListHistory,
  'workouts.listLastTimes': workoutsListLastTimes,
  'workouts.listMemberSessions': workoutsListMemberSessions,
  'workouts.listSessions': workoutsListSessions,
  'workouts.listTrainedExercises': workoutsListTrainedExercises,
  'workouts.listTrainingDays': workoutsListTrainingDays,
  'workouts.resetExercise': workoutsResetExercise,
  'workouts.startSession': workoutsStartSession,
  'workouts.swapExercise': workoutsSwapExercise,
  'workouts.updateBodyMeasure': workoutsUpdateBodyMeasure,
} as const
