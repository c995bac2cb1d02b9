// Written by scripts/generate.ts from the docstrings in packages/contract/src. Do not edit.
type Fields = Record<string, string>

/** Docstrings of the named shapes and of their fields. */
export const shapeDocs: Record<string, { text?: string; fields?: Fields }> = {
  "PageAccessGranted": {
    "text": "A page is open to whoever asked, to read and perhaps to act on.",
    "fields": {
      "product_ids": "With ALLOW_BROWSING: the products of which one lets them act, where the page is sold; and the overlay to show."
    }
  },
  "PageAccessSettings": {
    "text": "A page's access settings: live, outside releases."
  },
  "PageAccess": {
    "text": "What the server decided about a page for whoever asked.",
    "fields": {
      "denied_by": "With VIEWABLE_CHILDREN: why the page itself stays shut.",
      "available_after": "When it opens, by the server's clock; null where no date can be given.",
      "available_day": "The same as a day of the app's own calendar, for words such as its weekday.",
      "start_page_id": "With START_REQUIRED: the page to start."
    }
  },
  "AccessDenialReason": {
    "text": "Why a page is shut."
  },
  "EndedAccess": {
    "text": "What somebody once held and holds no more."
  },
  "EntitlementEntry": {
    "text": "One grant or revocation in the ledger, as the owner reads it.",
    "fields": {
      "status": "Of a grant that a later one of the same cause follows, `replaced`; of a revocation, what it stands for.",
      "plan": "The state of the plan that gives it, while it does.",
      "paid_until": "Until when a plan or a store was paid for what is held; the days of grace come after it."
    }
  },
  "AccessRule": {
    "text": "One rule of the decision in the order in which it was judged.",
    "fields": {
      "waived_by": "Why it passed although its plain condition was not met.",
      "page_id": "The page whose setting it is; null for a rule of the app.",
      "product_ids": "Which products it was passed by; where it was not passed by any, those that would do."
    }
  },
  "OwnPageAccess": {
    "text": "What the server decided, with what is behind it of the viewer's own."
  },
  "PageAccessExplanation": {
    "text": "Why somebody can or cannot see a page at a moment.",
    "fields": {
      "may_act": "They may start, complete and schedule it too; else they only read.",
      "reason": "Null with a denial: the page was not published.",
      "is_past": "A past moment is judged by the settings in force then; where pages stand and who is an admin is as of today.",
      "not_known": "Of which pages, or of the app (null), the settings of that moment are not known: those of today stand in."
    }
  },
  "AnalyticsSession": {
    "text": "An analytics session, as a page names it in a beacon."
  },
  "DeletedApp": {
    "text": "A deleted app as its account sees it until it is purged.",
    "fields": {
      "purges_at": "From then on it cannot be had back."
    }
  },
  "AppDomain": {
    "text": "A domain of an app.",
    "fields": {
      "domain": "In lower case and ASCII.",
      "is_primary": "The app's pages are here.",
      "days_left": "Days until a proven domain whose proof is gone is released; null: the proof stands.",
      "record": "The TXT record that proves the domain. Its value is no secret."
    }
  },
  "AppDomains": {
    "text": "Where an app is and could be.",
    "fields": {
      "points_to": "The host of the slug, to which the records of a domain point.",
      "current_host": "The host at which the app's pages are.",
      "passkey_holders": "How many people have a passkey of that host, which works at no other."
    }
  },
  "DomainProblem": {
    "text": "What the last check of a domain has met: nobody can be asked, no proof, another one, or another app's domain."
  },
  "AppAccess": {
    "text": "Who may open the app as a whole."
  },
  "AppAccessChange": {
    "text": "One change of who may open the app."
  },
  "AppAddress": {
    "text": "The app's own address, and whether a phone elsewhere can open it.",
    "fields": {
      "obstacle": "Why not: the base address means this computer alone, or is a bare number that has no names below it."
    }
  },
  "AppLocale": {
    "text": "The languages a member app may speak."
  },
  "AppLocaleState": {
    "text": "A language of the app and how far it is."
  },
  "ThemeLook": {},
  "AppSummary": {
    "text": "One app in the list of an account's apps.",
    "fields": {
      "switched_off_at": "Since when its hosts answer nobody; null: it is on."
    }
  },
  "Theme": {
    "text": "How an app looks."
  },
  "MemberApp": {
    "text": "What the member app needs of its app before it shows anything. Theme, languages and tabs are as published.",
    "fields": {
      "locales": "The languages that members can choose: the default one and the published ones.",
      "sign_in_methods": "The same as `auth/fetch` answers.",
      "sign_up": "Whether the app takes new people, and what its owner says above the form; empty where nothing.",
      "access": "The flags that a client draws by. A lock is never taken from them."
    }
  },
  "Tab": {
    "text": "A tab as the member app draws it: `path` is where it leads, within the app's own host."
  },
  "CardStyle": {},
  "ColorMode": {
    "text": "`auto` follows the member's device."
  },
  "Font": {},
  "MessagingSettings": {
    "text": "Who may write to whom in the app."
  },
  "NavigationTab": {
    "text": "A tab as the owner sets it. `label` null: the member's own language names it."
  },
  "SetupStep": {},
  "SetupStepName": {
    "text": "A step of the set-up guide."
  },
  "SlugProblem": {
    "text": "Why an app cannot have a slug."
  },
  "StarterKit": {
    "text": "The starter kits an app can begin with; `blank` has a start page and nothing else."
  },
  "StudioApp": {
    "text": "Everything that the studio's shell needs of the app it works on. Theme, languages and tabs are the drafts.",
    "fields": {
      "switched_off_at": "Since when its hosts answer nobody; null: it is on.",
      "access_revision": "Rises with each change of them.",
      "now": "The app's clock: real time, moved forward where the app is in sandbox mode.",
      "has_unpublished_settings": "Theme, logo, languages or tabs differ from what members see.",
      "abilities": "What the team member who asks may do."
    }
  },
  "TabIcon": {
    "text": "The pictures a tab can have."
  },
  "TabTarget": {
    "text": "Where a tab of the member app leads. `page` names one page; the others are screens that every app has."
  },
  "SignInChange": {
    "text": "One change of how people sign in, with how they did from then on."
  },
  "SignInSettings": {
    "text": "How people sign in to an app, with its last 20 changes, newest first.",
    "fields": {
      "allowed_email_domains": "New people need an address at one of these; empty: any address. Field code `domain_invalid`.",
      "sign_up_text": "Plain text above the sign-up form; empty where nothing.",
      "revision": "Says what the settings are, so that nobody replaces what they have not seen."
    }
  },
  "SignInSwitches": {
    "text": "The ways to sign in that an app offers; one that needs no provider always remains."
  },
  "SignInPolicy": {
    "text": "How people sign in and up, as the owner sets it.",
    "fields": {
      "allowed_email_domains": "New people need an address at one of these; empty: any address. Field code `domain_invalid`.",
      "sign_up_text": "Plain text above the sign-up form; empty where nothing."
    }
  },
  "SsoKeys": {
    "text": "An app's keys at a provider. The secret is written and never read.",
    "fields": {
      "client_id": "Empty without keys.",
      "is_readable": "The secret was sealed with another key of the server than it has now: it has to be entered again.",
      "redirect_url": "What the provider's console asks for."
    }
  },
  "DraftCode": {},
  "ImportFailure": {},
  "ProblemParams": {
    "text": "The figures for the words of a refusal."
  },
  "BuyerAddress": {
    "text": "Where a buyer lives, as far as an order needs it. `country` is an ISO 3166-1 alpha-2 code."
  },
  "FormerAccess": {
    "text": "A product or a private page that a member held and holds no more, by the cause that ended last.",
    "fields": {
      "path": "Where a page stands; null of products.",
      "opens": "Pages that the product opens.",
      "opens.opens": "Pages that it opens, as far as the viewer may know of them.",
      "cause.until": "Until when by this reason; null: without an end. Of a plan that runs it is the end of what is paid or free, of one whose payment is overdue the end of its grace.",
      "cause.plan": "How the plan stands that is the reason; null: there is none."
    }
  },
  "OwnedAccess": {
    "text": "A product or a private page that a member holds now, for all its reasons, newest first.",
    "fields": {
      "path": "Where a page stands; null of products.",
      "opens": "Pages that the product opens.",
      "opens.opens": "Pages that it opens, as far as the viewer may know of them."
    }
  },
  "AccessSource": {
    "text": "One reason why a member holds something.",
    "fields": {
      "until": "Until when by this reason; null: without an end. Of a plan that runs it is the end of what is paid or free, of one whose payment is overdue the end of its grace.",
      "plan": "How the plan stands that is the reason; null: there is none."
    }
  },
  "BillingInterval": {
    "text": "How often a version is paid: once, or every `interval_count` days, weeks, months or years."
  },
  "OrderBump": {
    "text": "Something offered beside a product at its checkout."
  },
  "OrderBumpInput": {
    "text": "An order bump as the owner writes it; `id` names one that exists."
  },
  "OrderLine": {},
  "OrderPreview": {
    "text": "What an order comes to, computed by the server. `final_amount` is what is due today.",
    "fields": {
      "recurring": "What recurs after today or after the trial; null where nothing does."
    }
  },
  "StudioProduct": {
    "text": "What is sold, as its owner has it.",
    "fields": {
      "opens": "Pages that it opens, as far as the viewer may know of them.",
      "included_pages": "Private pages that it includes; deleted ones are left out.",
      "revision": "Rises with every save.",
      "changed_by": "Who saved it last; null of what was last saved before that was kept."
    }
  },
  "PageReference": {
    "text": "A page by its title and path."
  },
  "PaymentIntent": {
    "text": "How the client goes on with a payment. `client_secret` is for Stripe; sandbox intents are confirmed by a call."
  },
  "Product": {
    "text": "What is sold.",
    "fields": {
      "opens": "Pages that it opens, as far as the viewer may know of them."
    }
  },
  "ProductVersion": {
    "text": "A price of a product."
  },
  "Purchase": {},
  "SandboxCard": {
    "text": "Cards of the sandbox: what happens when they are charged. `expires` pays once and no renewal."
  },
  "StoreProduct": {
    "text": "What the App Store sells under an id of its own, and the product that it opens here."
  },
  "Subscription": {
    "fields": {
      "cancel_at_period_end": "It runs out at the end of the period and is not renewed."
    }
  },
  "ProductVersionInput": {
    "text": "A price as the owner writes it; `id` names one that exists."
  },
  "DataExport": {
    "text": "An archive of everything that the app keeps about one person.",
    "fields": {
      "state": "`failed`: nothing was made, and it may be asked for again. `expired`: its file has been deleted.",
      "expires_at": "When its file is deleted, a week after it was made.",
      "bytes": "Size of the file.",
      "url": "Where the file is fetched: a signed address, good for ten minutes; null unless it is ready."
    }
  },
  "BlockedPerson": {
    "text": "Somebody whom the viewer has blocked; `avatar_urls` is null of people who have left or are suspended."
  },
  "NoMessageReason": {
    "text": "Why a member may not write to another: their own block is told, somebody else's never."
  },
  "PersonCard": {
    "text": "What one member may know of another: never an address.",
    "fields": {
      "is_staff": "One of the team, or the profile as whom the app itself writes."
    }
  },
  "PersonProfile": {
    "text": "One person as their profile shows them.",
    "fields": {
      "is_staff": "One of the team, or the profile as whom the app itself writes.",
      "no_message_reason": "Null where they may be written to."
    }
  },
  "Form": {
    "text": "A form as those see it who may read its page. Texts may be empty: then the app's own words stand there.",
    "fields": {
      "locale": "The language that the texts are in, where they are translated."
    }
  },
  "FormField": {
    "text": "One question of a form.",
    "fields": {
      "default_value": "Stands in the field at first; always empty for `multi_select` and `acceptance`.",
      "options": "Empty but for `multi_select`. `value` is what an answer keeps, `label` the same in the language asked for."
    }
  },
  "FormFieldType": {
    "text": "The kind of a question."
  },
  "FormGroup": {
    "text": "Questions that belong together."
  },
  "FormValueType": {
    "text": "What an answer is, however it is asked for."
  },
  "MemberFormSubmission": {
    "text": "A submission as the team reads it, with who sent it.",
    "fields": {
      "member": "null: of somebody who has closed the account."
    }
  },
  "FormSubmission": {
    "text": "One submission with its answers, in the order in which they were asked."
  },
  "FormSubmissionRow": {
    "text": "A submission as a list shows it."
  },
  "FormValue": {
    "text": "One answer with its question as it was asked."
  },
  "NewPasskey": {
    "text": "A new passkey as the browser gives it: `RegistrationResponseJSON`. What is not needed is let through unread."
  },
  "Passkey": {
    "text": "A passkey as its owner sees it in a list.",
    "fields": {
      "name": "What the owner called it, else the browser and system that it was made with; empty where neither is known.",
      "host": "The host that it was made on. It signs in there and nowhere else.",
      "is_backed_up": "Whether it is kept in an account with a maker of devices, so that it outlives the loss of one."
    }
  },
  "PasskeyCreation": {
    "text": "What a browser is asked to make a passkey with: `PublicKeyCredentialCreationOptionsJSON` of the Web Authentication specification, in its own names. The challenge serves once, within five minutes, on the device that asked."
  },
  "PasskeyList": {
    "text": "A person's passkeys, newest first."
  },
  "PasskeyProof": {
    "text": "A signature by a passkey as the browser gives it: `AuthenticationResponseJSON`."
  },
  "PasskeyRequest": {
    "text": "What a browser is asked to sign in with: `PublicKeyCredentialRequestOptionsJSON`. It names no passkey and so says nothing of anybody; whoever is asked chooses among their own."
  },
  "PasskeyTransport": {
    "text": "How an authenticator may be reached; what a browser names besides is not kept."
  },
  "LinkedProvider": {
    "text": "A way to sign in that a person has linked. `email` is the provider's; null where it named none."
  },
  "SsoProvider": {
    "text": "Who besides the app itself can prove a person."
  },
  "SignInMethods": {
    "text": "How the signed-in person gets in.",
    "fields": {
      "current_provider": "The way that the account was made with, or has had since."
    }
  },
  "Session": {
    "text": "A place where the signed-in user is signed in, as they see it themselves.",
    "fields": {
      "browser": "Such as `Chrome on Android`.",
      "network": "The network they came from, never the full address.",
      "country": "ISO 3166 code of where they signed in; null unless a trusted proxy has said it.",
      "is_current": "Whether the question comes from there."
    }
  },
  "Account": {
    "text": "The owner's organisation."
  },
  "AppSubscription": {
    "text": "The subscription that opens a subscriber-only app."
  },
  "AuthProvider": {
    "text": "The ways in which a person signs in to an app."
  },
  "AvatarUrls": {
    "text": "Pictures of a person by size; null where there is none and the initials are drawn."
  },
  "ListedMember": {
    "text": "A row of the owner's list with what the rooms add.",
    "fields": {
      "is_team": "Works on the app; nobody administers them here.",
      "status": "`pending`: signed up in a private app, not yet let in. `deleting`: closed, and deleted for good at `deletes_at`.",
      "closed_by_member": "They closed it themselves, and keep it if they sign in before that.",
      "plan": "What they hold by purchase: a running subscription before anything else, then the newest; null without any.",
      "plan.status": "The subscription's state as commerce names it; `paid` without one.",
      "course": "The course they began last and have not left, and how much of it is done, in per cent.",
      "weeks": "How many pages they completed in each of the last eight spans of seven days, the newest last.",
      "spent": "What they paid and was not given back, by currency."
    }
  },
  "LoginResponse": {
    "text": "What every successful sign-in answers. `authentication_token` is kept in memory only and sent as `X-User-Token`, beside the user's e-mail as `X-User-Email`.",
    "fields": {
      "program_subscriptions": "Ids of the completed stages by the page id of their program.",
      "event_subscriptions": "Ids of event occurrences.",
      "pack_subscriptions": "Page ids of packs.",
      "ever_completed_page_ids": "Pages that no waiting shuts again, though their completion may have been taken back.",
      "page_subscriptions": "The current run of each progress root.",
      "access_epoch": "Rises whenever a gate of the app changes: what was decided before may be decided otherwise now.",
      "page_rights": "Stands for the single pages that the member was given, and is another text as soon as those are others."
    }
  },
  "MailboxEntry": {
    "text": "A mail of the mailbox that development keeps, as a list shows it."
  },
  "MailboxMessage": {
    "text": "A mail of the mailbox with its text."
  },
  "MemberAttributes": {
    "text": "A named value of a member that texts may show, such as `member.first_name`."
  },
  "MemberCompletion": {
    "text": "A page that a member completed."
  },
  "MemberDetail": {
    "text": "One member as the owner sees them.",
    "fields": {
      "is_team": "Works on the app; nobody administers them here.",
      "status": "`pending`: signed up in a private app, not yet let in. `deleting`: closed, and deleted for good at `deletes_at`.",
      "closed_by_member": "They closed it themselves, and keep it if they sign in before that.",
      "started": "Newest first, at most 100.",
      "completed": "Newest first, at most 100; what was taken back is absent."
    }
  },
  "MemberEntitlement": {
    "text": "Something a member may use, since when, until when, and because of what.",
    "fields": {
      "object_id": "The product's or page's id.",
      "cause": "Such as `purchase` or `grant`."
    }
  },
  "MemberPurchase": {
    "text": "Something a member bought, as the owner reads it in a list.",
    "fields": {
      "status": "The order's or subscription's state, as commerce names it."
    }
  },
  "Member": {
    "text": "One row of the owner's list of members. Its `id` is the user's.",
    "fields": {
      "is_team": "Works on the app; nobody administers them here.",
      "status": "`pending`: signed up in a private app, not yet let in. `deleting`: closed, and deleted for good at `deletes_at`.",
      "closed_by_member": "They closed it themselves, and keep it if they sign in before that."
    }
  },
  "ProgramRun": {
    "text": "Something a member started; `progress` in per cent, null once they have left."
  },
  "MemberSession": {
    "text": "A place where a member is signed in.",
    "fields": {
      "browser": "Such as `Chrome on Android`.",
      "network": "The network they came from, never the full address."
    }
  },
  "ProfileVisibility": {
    "text": "Whether other members find a member, and see who they are."
  },
  "SignInDetails": {
    "text": "How a member signs in."
  },
  "StudioLoginResponse": {
    "text": "What every successful sign-in at the studio answers; the token goes into `X-User-Token`."
  },
  "SubscriberProperty": {
    "text": "A value that a member has given for a property of the app."
  },
  "SignedInTeamMember": {
    "text": "A team member as the studio shows them."
  },
  "User": {
    "text": "The signed-in user. `subscriber_id` is null until a private app admits them.",
    "fields": {
      "name": "Empty for someone who came by a sign-in link and has not finished setting up.",
      "global_events_channel": "The real-time channel of this user alone; it also carries `access_changed`.",
      "language": "The language the member has chosen; null: as the app says.",
      "passwordless": "Has no password; with `auth_provider` passwordless the person is asked to finish setting up."
    }
  },
  "MemberPreview": {
    "text": "There where someone of the team looks at the app as the user: until when, and where in the studio they came from."
  },
  "MediaItem": {
    "text": "A picture in the owner's library.",
    "fields": {
      "alt": "What it shows, for those who cannot see it; pages may say it otherwise.",
      "status": "`preparing` until all its sizes are made; it can be used at once."
    }
  },
  "PublicAddress": {
    "text": "Whether a picture gets an address that never ends. `automatic`: while a page that anyone may see shows it. `never`: not even then; it is shown by addresses that end within ten minutes. Neither makes a picture of a gated page public."
  },
  "MemberInvitation": {
    "text": "Somebody who was asked into an app and has not come yet.",
    "fields": {
      "name": "Empty where the owner gave none.",
      "products": "What they get when they come.",
      "sent_at": "When the link was last sent.",
      "expires_at": "When the link ends. The invitation itself stays: whoever proves the address is let in by it."
    }
  },
  "MemberImport": {
    "text": "The course of one import of members.",
    "fields": {
      "done": "Rows that are dealt with, of all.",
      "ignored_columns": "Columns of the file that mean nothing here.",
      "with_mail": "Whoever is added gets an invitation by mail."
    }
  },
  "MemberImportFailure": {
    "text": "Why a file of members cannot be imported at all."
  },
  "MemberImportRow": {
    "text": "What the dry run says of one row; `row` is its number in the file, the line of headings not counted.",
    "fields": {
      "member_id": "The user who came of it."
    }
  },
  "MemberRowAction": {
    "text": "What becomes of a row: `known` is somebody who is here already, and is left alone."
  },
  "CappedCount": {
    "text": "How many there are, counted up to 1,000.",
    "fields": {
      "is_total_capped": "There are more than `total`."
    }
  },
  "MemberColumn": {
    "text": "The columns that can be shown or left out. Name, address and state always go with an export."
  },
  "MemberSort": {
    "text": "The orders of the owner's list."
  },
  "MemberView": {
    "text": "The views of the owner's list, beside everyone: what each holds is decided by the server's own clock."
  },
  "Author": {
    "text": "A person as messages show them."
  },
  "Message": {
    "fields": {
      "message": "Escaped text; mentions stand as `<@Name>`. Empty for one that is only an attachment."
    }
  },
  "MessageAction": {
    "text": "What `POST /threads/{id}/messages` takes in `data`, each action with a policy of its own.",
    "fields": {
      "client_id": "The sender's own name for it, echoed in the event so that it is not shown twice; sent again, it is known, and refused in another thread."
    }
  },
  "Thread": {
    "fields": {
      "seq": "The sequence of the thread's event log: where a socket resumes."
    }
  },
  "NotificationSettings": {
    "text": "The choices, and what follows from them.",
    "fields": {
      "receive_blast_notifications": "News that the owner sends to everybody.",
      "receive_reminders_just_for_you": "Reminders of what the member has put on their own calendar.",
      "receive_reminders_for_app": "Reminders of what the owner has put on everybody's.",
      "remind_day_of": "The daily reminder comes at 8 in the morning of the day; else at 8 in the evening before.",
      "is_all_reminders_inactive": "No reminder can come: of nothing, at no moment, or by no way."
    }
  },
  "PageChange": {
    "text": "One thing that a publish changes, and for whom.",
    "fields": {
      "gate.state": "live: as published; edited: the draft is newer; new: never published; deleted: gone with the next publish.",
      "gate.gate": "broken: the pages above it form a circle, or one of them is gone, and so it opens for nobody.",
      "audience": "Members who may see it once it is published; null where anyone may.",
      "audience_change": "What its new place means to members, over the page and all below it: how many gain a page by it and how many lose one, and how many pages below come under other gates. Null where it stays below the same page, or is new.",
      "parts": "What differs on a page that is not new: its content, or its place."
    }
  },
  "ChangedPart": {
    "text": "One thing of a page that differs from what members see; `block_type` where it is a block.",
    "fields": {
      "locale": "The language of a translation.",
      "path": "With `place`: the path that the page had, where it has another one now."
    }
  },
  "DeletedPage": {
    "text": "A page that was deleted and can come back, with those that were deleted along with it.",
    "fields": {
      "deleted_by": "Null where it was deleted before this was kept.",
      "below_count": "How many pages below it come back with it."
    }
  },
  "DraftProblem": {
    "text": "A field of a block that a draft keeps although it cannot be published as it is."
  },
  "PageDraft": {
    "text": "What the owner edits of a page. It is stored as it stands and never shown to members before a publish."
  },
  "PublishPlan": {
    "text": "A publish that happens by itself.",
    "fields": {
      "pages": "The chosen pages; null for everything.",
      "with_settings": "Theme, logo, languages and tabs go along.",
      "release_number": "The release that came of it; null where it is done and nothing was new.",
      "problems": "What kept it from being published; empty where it was interrupted."
    }
  },
  "PublishState": {
    "text": "The course of a publish."
  },
  "Release": {
    "text": "A release: an immutable state of all pages, theme and navigation.",
    "fields": {
      "base": "What members saw before it, and what its changes are counted against; null for the first.",
      "restored": "Who last went back to it and when, and from which one; null where nobody has."
    }
  },
  "StudioPage": {
    "text": "A page as the editor opens it.",
    "fields": {
      "state.state": "live: as published; edited: the draft is newer; new: never published; deleted: gone with the next publish.",
      "state.gate": "broken: the pages above it form a circle, or one of them is gone, and so it opens for nobody."
    }
  },
  "PageTreeNode": {
    "text": "A node of the studio's page tree.",
    "fields": {
      "state": "live: as published; edited: the draft is newer; new: never published; deleted: gone with the next publish.",
      "gate": "broken: the pages above it form a circle, or one of them is gone, and so it opens for nobody."
    }
  },
  "CoverAsset": {
    "text": "The picture of a row's cover: null where the cover is drawn, or there is none. Its addresses may die in ten minutes."
  },
  "MediaAsset": {
    "text": "A picture as views need it: its size, its variants by width, and a blurred placeholder (thumbhash, base64).",
    "fields": {
      "src": "The original, shown until variants are ready."
    }
  },
  "PageAttribute": {
    "text": "A named value that texts of the page may show."
  },
  "PageBody": {
    "text": "The whole of a page, for those who may read it.",
    "fields": {
      "access": "What was decided for whoever asked; absent where it was not asked who that is, as in the file of an open page."
    }
  },
  "Page": {
    "text": "A whole page, as its readers get it.",
    "fields": {
      "page_data": "The path, `/` for the start page.",
      "color_mode": "null: as the app's theme says.",
      "siblings": "Pages with the same parent, in order, this one included."
    }
  },
  "PageFacts": {
    "text": "The few figures of a page that a row about it may say. Those that make no sense for its type are absent."
  },
  "PageLink": {
    "text": "What a link to a page may say before it is opened.",
    "fields": {
      "root_id": "The top of its tree, whose gates say how the page stands for a member; null for a page that is open to all readers.",
      "unlocks_at": "When a page that opens later does; null where that depends on the reader, or nothing waits.",
      "has_viewable": "It is shut, and something below it is open all the same: the link leads there, and not to what opens the page."
    }
  },
  "PageSchedule": {
    "text": "A rule of time on the page."
  },
  "PageRow": {
    "text": "A link to a page as a row of a list, with its picture.",
    "fields": {
      "root_id": "The top of its tree, whose gates say how the page stands for a member; null for a page that is open to all readers.",
      "unlocks_at": "When a page that opens later does; null where that depends on the reader, or nothing waits.",
      "has_viewable": "It is shut, and something below it is open all the same: the link leads there, and not to what opens the page."
    }
  },
  "PageShell": {
    "text": "What any stranger may know of a gated page.",
    "fields": {
      "page_data": "The path, `/` for the start page.",
      "color_mode": "null: as the app's theme says."
    }
  },
  "PublicGate": {
    "text": "One reason that may keep a page shut, as far as a stranger may know it. A private page has no shell at all.",
    "fields": {
      "page_id": "The page whose rule it is: the page itself or one it inherits from."
    }
  },
  "PublicPageTree": {
    "text": "The file behind `/_pages/_trees/<root_id>.json`: the gates of every page of a tree that a stranger may know of. Clients draw links by it; the server never decides by it."
  },
  "PublicPageTreeNode": {
    "text": "A page's gates with its place, as `@foyer/domain/access` reads them."
  },
  "PreviewAs": {
    "text": "As whom drafts are shown: past every gate, as a guest, or as a member who holds just these products."
  },
  "PreviewGrant": {
    "text": "What opens the drafts of one tree, and where they are looked at.",
    "fields": {
      "grant": "Sent as `X-Preview-Grant`; shown once, and stored nowhere.",
      "origin": "The exact origin of the members' app: nothing else is handed the grant.",
      "path": "The path of the page's draft on that origin.",
      "revision": "Changes with every draft of the tree and every place in it."
    }
  },
  "PreviewLocation": {
    "text": "Where a page of the tree is found."
  },
  "PreviewedPage": {
    "text": "A page of a preview: its draft, or what stands in its place for whoever it is shown as."
  },
  "BlockAction": {
    "text": "What a tap does. Its id lets `/block_actions/{id}` resolve it under access rules."
  },
  "ImageRef": {
    "text": "A picture: an uploaded one by id, or one drawn by our artwork generator from its spec, or none."
  },
  "PageAction": {
    "text": "A button of the page itself. `track_progress` is never drawn."
  },
  "PageFields": {
    "text": "A page type's own fields, judged by the definition of that type."
  },
  "Block": {
    "text": "A stored block with at most three levels of children."
  },
  "PageText": {
    "text": "A text of a page: plain, a few lines that belong together, or formatted. The block's definition judges it."
  },
  "PageTranslation": {
    "text": "Everything that a page says, in one other language.",
    "fields": {
      "revision": "0 before it is first saved."
    }
  },
  "TranslatedText": {
    "text": "A text of a page beside its translation.",
    "fields": {
      "label": "Key of the words for what it is.",
      "block": "The block that says it; null for the page itself.",
      "text": "null while it is not translated: members read the source.",
      "translated_from": "The mark that it was saved with; null while it is not translated.",
      "is_outdated": "What the page said has changed since this was written."
    }
  },
  "TranslationProgress": {
    "text": "How far a page is in one language of its app.",
    "fields": {
      "status": "Whether members can choose the language once it is published."
    }
  },
  "ImportRow": {
    "text": "What the dry run says of one row."
  },
  "ImportRun": {
    "text": "The course of one import."
  },
  "FieldProblem": {
    "text": "One field's refusal: where it stands in the input, what is wrong (`fieldCodes`), and the figures for the words."
  },
  "Problem": {
    "text": "RFC 9457 problem details, as `application/problem+json`. Clients translate `code`, never `title`."
  },
  "PageCard": {
    "text": "A page as lists of the member's own content show it.",
    "fields": {
      "total": "How many pages it has to complete, and how many of them are.",
      "at": "When it was started, opened, bookmarked, or given.",
      "is_locked": "The member may not open it now."
    }
  },
  "PageSubscribers": {
    "text": "The page subscribers entity.",
    "fields": {
      "count": "How many run it: exact up to 1,000, and 1,000 where there are more.",
      "last_5": "Who began last, newest first; empty for whoever is no member, or is kept out by what opens the app. Hidden and suspended people are absent, and not counted.",
      "can_schedule_start": "The viewer may start it, now or at a later moment, and does not run it.",
      "started_at": "When the viewer's run began; null where they have not started."
    }
  },
  "ProgramSubscription": {
    "text": "A map of completed stages per program."
  },
  "RootProgress": {
    "text": "Progress of a root in integer per cent."
  },
  "SequenceItem": {
    "text": "One page of a program's sequence, in order."
  },
  "EventOccurrence": {
    "text": "One time at which an event takes place. An event is a page, so both ids are that of the page.",
    "fields": {
      "state": "Where the event stands for the viewer."
    }
  },
  "ScheduledDate": {
    "text": "What a caller says of a date: a day, or an instant with its zone."
  },
  "ScheduledItem": {
    "text": "A page, form or event occurrence on a member's day or time.",
    "fields": {
      "context_id": "The progress root that it was scheduled from; items of one root are siblings.",
      "context_title": "The title of that root; null without one, or where the member may no longer know of it.",
      "date": "`YYYY-MM-DD` where `is_all_day`, else an instant.",
      "item": "null: the member may no longer know what stands here.",
      "item.minutes": "null where it has no length, or the member may not open it now.",
      "item.is_locked": "The member may not open it now."
    }
  },
  "Money": {
    "text": "Money: integer minor units and an ISO 4217 currency, never a float."
  },
  "Empty": {
    "text": "The answer of calls that have nothing to say."
  },
  "Diagnostics": {
    "text": "What the member's app says of itself; the member can read all of it before it is sent.",
    "fields": {
      "last_error_id": "The request that failed last in this visit; null without one."
    }
  },
  "InvitedRole": {
    "text": "The roles that an invitation can give. An owner is made of somebody who is in the team already."
  },
  "TeamLogAction": {
    "text": "What the log knows of: changes of the team, what the team does to members, and what becomes of an app."
  },
  "TeamLogEntry": {
    "text": "One line of the log: who did what to whom, and when.",
    "fields": {
      "subject_name": "Whom or what it was done to; null for a member or an invitation that is gone.",
      "member_id": "The user's id, where it was done to a member.",
      "app": "The app in which it was done; null for what concerns the account."
    }
  },
  "TeamMember": {
    "text": "A colleague, and what whoever asks may do with them.",
    "fields": {
      "last_seen_at": "When they were last in the studio; null: never since they joined.",
      "abilities.roles": "The roles that they may be given."
    }
  },
  "TeamInvitation": {
    "text": "Somebody who was asked to join a team and has not answered.",
    "fields": {
      "sent_at": "When the link was last sent."
    }
  },
  "TeamRole": {
    "text": "The roles of a team, from all rights to the fewest."
  }
}

/** Docstrings of the calls and of the fields of their input and output. */
export const callDocs: Record<string, { text?: string; input?: Fields; output?: Fields }> = {
  "access.getGuestAccess": {
    "text": "Explains to the owner what a guest meets at a page."
  },
  "access.getPageAccess": {
    "text": "Explains one access decision to the owner: the chain of rules in the order in which the decision ran them."
  },
  "access.grantEntitlement": {
    "text": "A manual grant by the owner, with its reason and its end. Exactly one of product and page.",
    "input": {
      "cause": "What the team says it is: something given as a present, or by hand for any other reason."
    }
  },
  "access.listEntitlements": {
    "text": "The ledger of one member, newest first, with what is in force of it now.",
    "output": {
      "active_ids": "Which of the items are grants in force; only those can be taken back."
    }
  },
  "access.revokeEntitlement": {
    "text": "Appends a revocation of one grant; the grant itself stays in the ledger."
  },
  "activity.endSession": {
    "text": "Sent as a beacon when the page is hidden or closed."
  },
  "activity.getToday": {
    "text": "Today so far in the app’s zone, each figure beside the same weekday a week ago by the same time. Sales come once for each currency; `latest` holds what happened today, newest first.",
    "output": {
      "latest.id": "Unique in the list."
    }
  },
  "activity.recordActivity": {
    "text": "For statistics only, never for access."
  },
  "activity.resumeSession": {
    "text": "Sent as a beacon when the page is visible again."
  },
  "apps.addDomain": {
    "text": "Asks for a domain. It serves nobody before it is proven by its record; until then any number of apps may ask for it."
  },
  "apps.changeSlug": {
    "text": "Moves the app to the host of another slug. Everyone is logged out of it; documents of the host left are redirected, and nobody else gets that slug for 90 days. Only a session that was opened in the last ten minutes may ask (`sign_in_again`); who asks for an app that has moved meanwhile is told so (`conflict`)."
  },
  "apps.checkDomain": {
    "text": "Looks now whether the proof of a domain stands. Where it does, and no other app has the domain, it is the app's and leads to it from then on; what was met instead is told as its `problem`."
  },
  "apps.checkSlug": {
    "text": "Tells whether a slug is free, and if not, why and what would be. Free now is no promise for later."
  },
  "apps.createApp": {
    "text": "Makes an app with its content: it answers on its own host as soon as the call has."
  },
  "apps.deleteApp": {
    "text": "Deletes the app: from this moment its hosts say that it is gone, and nobody is let in. For 30 days its owner can have it back as it was; then everything of it is erased, but for the records of money. It is refused while subscriptions renew (`app_has_subscriptions`), and where the name that is typed is another (`name_differs`). Only a session that was opened in the last ten minutes may ask (`sign_in_again`)."
  },
  "apps.getApp": {
    "text": "What the member app needs to start. In a private app a stranger is told its name, logo and look, and of tabs only the screens that every app has."
  },
  "apps.getSetup": {
    "text": "How far the owner's set-up guide is: its steps in order, each ticked by what is really there."
  },
  "apps.getSignIn": {
    "text": "How people sign in to the app. Secrets are not in the answer, only whether and since when they are set."
  },
  "apps.getStudioApp": {
    "text": "The app that the studio works on, with its draft settings."
  },
  "apps.listAccessChanges": {
    "text": "The last 50 changes of who may open the app, newest first."
  },
  "apps.listApps": {
    "text": "The apps of the team member's account, oldest first."
  },
  "apps.listDeletedApps": {
    "text": "The deleted apps of the account that can still be had back, the latest first."
  },
  "apps.listDomains": {
    "text": "The domains of the app, oldest first, each with the record that proves it."
  },
  "apps.moveClock": {
    "text": "Moves the clock of a sandbox app forward, by at most a year in one step; never back."
  },
  "apps.previewAppAccess": {
    "text": "Counts against today: members by what they hold, people who wait for approval, and what is open to guests.",
    "output": {
      "waiting": "Who has signed in and is no member yet.",
      "open_pages": "How many published pages anyone may read without an account, now and then."
    }
  },
  "apps.previewSlugChange": {
    "text": "Tells whether the app could have a slug, and what its members would notice: all of them log in again, and a passkey is bound to the host that it was made on. Free now is no promise for later.",
    "output": {
      "passkey_holders": "How many people have a passkey that stops working."
    }
  },
  "apps.removeDomain": {
    "text": "Lets a domain go: any app may prove it from then on. Where it was proven everyone is logged out, because whoever has the name next would be sent their cookies. Only a session that was opened in the last ten minutes may ask for that (`sign_in_again`)."
  },
  "apps.removeSsoKeys": {
    "text": "Forgets the keys at a provider and switches it off in the same step, so that a key that has leaked is gone at once. Who came by that provider gets in by a mailed link or a new password."
  },
  "apps.restoreApp": {
    "text": "Gives a deleted app back as it was, at the address that it had. After 30 days there is none (`not_found`)."
  },
  "apps.saveSignIn": {
    "text": "Sets how people sign in, whole and at once. A provider can be switched on only where its keys are set (`provider_not_configured`), and password or mailed link stays on (`one_method_required`): who came by a provider that is switched off gets in by mail. `revision` is what was read: where somebody else has set others since, `stale_revision` says who and when, and nothing changes.",
    "input": {
      "allowed_email_domains": "New people need an address at one of these; empty: any address. Field code `domain_invalid`.",
      "sign_up_text": "Plain text above the sign-up form; empty where nothing."
    }
  },
  "apps.saveSsoKeys": {
    "text": "Keeps the app's keys at Google (`client_id`, `client_secret`) or Apple (`client_id`, `team_id`, `key_id`, `private_key`), the secret one encrypted. A secret that is left out stays, as long as nothing changes that it belongs to. Switching the provider on is another call. Field codes: `required`, `client_id_invalid`, `private_key_invalid`."
  },
  "apps.setPrimaryDomain": {
    "text": "Puts the app's pages at one of its proven domains, or with null back to the host of its slug. Pages of every other host lead there; calls are answered everywhere. Members log in again at the new address, because cookies and passkeys belong to a host. Only a session that was opened in the last ten minutes may ask (`sign_in_again`)."
  },
  "apps.switchOff": {
    "text": "Switches the app off at once: its hosts answer 503 with its name and nothing else, live connections end, and mails to members wait. The studio goes on working."
  },
  "apps.switchOn": {
    "text": "Switches the app on again, as it is now; the mails that waited are sent."
  },
  "apps.updateAppAccess": {
    "text": "Sets who may open the app, whole and at once. Sign-in by Google or Apple can be switched on only where its keys are set; products and overlay have to be the app's own. Where the settings are not at `revision` any more it answers `stale_revision` with `changed_by` and `changed_at`, and nothing is set."
  },
  "apps.updateAppTheme": {
    "text": "Changes the look of the app's draft; members see it with the next publish. What is not sent stays."
  },
  "apps.updateApp": {
    "text": "Changes what is sent and leaves the rest. Name, zone, messaging and badge count at once; languages and tabs when they are published. `locales` has exactly one default; `navigation` has two to five tabs."
  },
  "commerce.archiveProduct": {
    "text": "Those who bought it keep what they hold."
  },
  "commerce.cancelSubscription": {
    "text": "Access lasts until the paid period ends."
  },
  "commerce.confirmOrder": {
    "text": "Reads an open order at its provider, for a buyer who comes back from the payment form; what is paid opens at once. Tells nothing of a payment that its provider does not confirm."
  },
  "commerce.confirmSandboxPayment": {
    "text": "Only for orders of the sandbox provider; behaves like a card form: succeeds, declines, or asks for authentication first."
  },
  "commerce.createIntent": {
    "text": "Compares `final_amount` with its own sum and refuses a difference; opens one order and one payment intent. The same wish again, from a double click or another tab, gets the same order. Guests sign in first."
  },
  "commerce.createProduct": {
    "text": "A product with one or more versions. Where none or several are marked as the default, the first (marked) one is."
  },
  "commerce.getOrder": {
    "text": "The order’s own state after verified payment events, as it is stored; the client polls it until it is settled."
  },
  "commerce.getPaymentSettings": {
    "text": "Secrets are never given back, only whether they are set.",
    "output": {
      "is_sandbox": "Test money counts, and the clock can be moved forward.",
      "test_holders": "Members who hold something for test money, and lose it when the app goes live."
    }
  },
  "commerce.getProduct": {
    "text": "A product that is on sale; hidden ones are found by those who know the id."
  },
  "commerce.getPurchasedItems": {
    "text": "The pages that the product opens for this member."
  },
  "commerce.getStoreSettings": {
    "text": "The private key is never given back, only whether it is set."
  },
  "commerce.getStudioProduct": {
    "text": "A product with all that it opens, also one that is off sale.",
    "output": {
      "opens": "Pages that it opens, as far as the viewer may know of them.",
      "included_pages": "Private pages that it includes; deleted ones are left out.",
      "revision": "Rises with every save.",
      "changed_by": "Who saved it last; null of what was last saved before that was kept."
    }
  },
  "commerce.hasActivePurchase": {
    "text": "True while an entitlement to the product is in force."
  },
  "commerce.leaveTestMode": {
    "text": "Ends test money in an app for good: test orders can no longer be paid, what they opened is shut, and the clock is the real one. Twice is once."
  },
  "commerce.listHoldings": {
    "text": "Why the member can open what they can: each product and private page that they hold now, because of what and until when, as the ledger says; and what they held before. What the team has written for itself about a grant is not told.",
    "output": {
      "ended": "What has ended, the last first."
    }
  },
  "commerce.listProducts": {
    "text": "All visible products, or those named in their order. Hidden ones come only when named, and not with `include_hidden=false`."
  },
  "commerce.listPurchases": {
    "text": "Every paid order line of the member, newest first."
  },
  "commerce.listStudioProducts": {
    "text": "With how many members hold each and what each has brought in, in all and lately.",
    "output": {
      "items.opens": "Pages that it opens, as far as the viewer may know of them.",
      "items.recent_sales": "What came in within the last 30 days, by currency; absent where nothing did."
    }
  },
  "commerce.listSubscriptions": {
    "text": "Every recurring order line with its state."
  },
  "commerce.paySubscription": {
    "text": "Tries the open invoice of a past-due subscription again. Where the bank asks for more, the answer says how to go on.",
    "input": {
      "card": "The test card to pay with from now on; for sandbox subscriptions alone."
    }
  },
  "commerce.previewOrder": {
    "text": "Prices and discounts are the server’s; nothing is stored. `order_bumps` names bumps of the product by their ids."
  },
  "commerce.previewProductPages": {
    "text": "Counts members against today, over the pages that would be added or removed and all that inherit from them."
  },
  "commerce.purchaseInApp": {
    "text": "Claims what the member bought in the native shell. The transaction is read anew at the store: it has to be of this app and of this product, and to carry the member's subscriber id as its account token, which the shell sets when it sells. A purchase counts once and for one member. Claiming it again changes nothing, so a shell may restore by claiming all that the store lists; what is over by then answers `has_active_purchase: false`. `email` names the account on the device; another one than that of the token is `purchase_of_another`."
  },
  "commerce.receiveStripeWebhook": {
    "text": "Verified by the app’s webhook secret over the raw body; without a secret the feature is off (404)."
  },
  "commerce.setPaymentSettings": {
    "text": "Secrets are stored encrypted; an empty one turns what it serves off, one that is left out stays. The keys must be of one mode, and the secret key is tried at Stripe before it is kept. Live keys end test money for good: in an app that still takes it they are refused with `goes_live` unless that is said; test keys are refused where it has ended."
  },
  "commerce.setStoreSettings": {
    "text": "The key is stored encrypted, and tried at the App Store before it is kept; an empty one ends the connection, one that is left out stays. `products` is the whole list: purchases of an id that is taken off can no longer be claimed, those claimed before stay. `accepts_test` lets purchases of Apple's sandbox count in an app that takes real money, as Apple's reviewers make them."
  },
  "commerce.updateProduct": {
    "text": "Versions left out are archived and keep serving those who bought them. A price never changes: a version whose amount, currency, interval or trial differs takes the old one's place under a new id. Order bumps and included pages stay as they are unless given; a page added opens at once to all who hold the product, one removed closes at once. Where `revision`, which the product was read at, is not the product's any more it answers `stale_revision` with `changed_by` and `changed_at` and saves nothing; without it whatever is there is replaced."
  },
  "data-rights.closeAccount": {
    "text": "Closes the account of the signed-in user: signed out everywhere, seen by nobody, renewals of subscriptions cancelled, and erased after 14 days. Signing in before then keeps it. Only a session that was opened in the last ten minutes may ask (`sign_in_again`); team members leave by their team (`is_team`)."
  },
  "data-rights.listDataExports": {
    "text": "The archives that the signed-in user asked for in the last 30 days, newest first."
  },
  "data-rights.requestDataExport": {
    "text": "Asks for an archive of everything that the app keeps about the signed-in user. It is prepared in the background and a mail says when it is ready. While one is being prepared, asking again answers with that one."
  },
  "directory.blockMember": {
    "text": "Hides two members from each other everywhere; blocking twice changes nothing. A private profile hides nobody from being blocked. Whoever has blocked the viewer is answered like somebody unknown."
  },
  "directory.getProfile": {
    "text": "One person by user id. Somebody hidden from the viewer is answered like somebody unknown, and whoever an app for subscribers keeps out reads nobody's but their own."
  },
  "directory.listBlocked": {
    "text": "Whom the viewer has blocked, the last one first."
  },
  "directory.listDirectory": {
    "text": "The members' directory, by name. Hidden, blocked and suspended people are absent. `properties` narrows by properties that the app shows of its members; one that it does not show is refused: field code `unknown_property`. Whoever an app for subscribers keeps out meets nobody.",
    "input": {
      "properties": "Slugs, separated by commas."
    },
    "output": {
      "total": "Who fits, counted up to 50."
    }
  },
  "directory.listSubscribers": {
    "text": "People to choose from for a message, by name, at most 20; with `ids` (of subscribers) just those. Hidden, blocked and suspended people are absent, and so is the viewer. Whoever an app for subscribers keeps out meets nobody.",
    "input": {
      "excluded_by_thread": "A thread whose people are left out; one that the viewer may not read is as unknown as any."
    }
  },
  "directory.unblockMember": {
    "text": "Takes a block back; taking it back twice changes nothing."
  },
  "forms.countSubmissions": {
    "text": "Whether a link to the form shows what was answered before."
  },
  "forms.deleteSubmission": {
    "text": "With its earlier answers, also where the member may not open the form any more."
  },
  "forms.getForm": {
    "text": "A form is a page, and this is for whoever may read it: one access decision, refused as the body of a page is."
  },
  "forms.getSubmission": {
    "text": "One of the viewer’s own, also where they may not open the form any more."
  },
  "forms.listFormSubmissions": {
    "text": "Of everyone, newest first, also of a form that is not published any more.",
    "input": {
      "before": "The id of the last one that is known; those before it follow."
    }
  },
  "forms.listMySubmissions": {
    "text": "The viewer’s own, of forms that are gone too, newest first, 20 at a time; `page` is what the answer before it named.",
    "input": {
      "page": "The id of the last one that is known; those before it follow."
    }
  },
  "forms.listSubmissions": {
    "text": "The viewer’s own, newest first, 20 at a time; `page` is what the answer before it named.",
    "input": {
      "page": "The id of the last one that is known; those before it follow."
    }
  },
  "forms.putSubmissionValues": {
    "text": "All answers anew, judged as when a form is sent, by the form as it is published now (`submission_values.<n>.value`). The earlier ones are kept. Where the submission is not at `revision` any more it answers `stale_revision`, and nothing is changed."
  },
  "forms.submitForm": {
    "text": "Answers are judged by the form as it is published now. What is wrong with one stands at `submitted_values.<n>.value`, what is missing at `form_fields.<id>` with the code `required`. Field codes: `unknown_form_field`, `given_twice`, `number_is_invalid`, `date_is_invalid`, `unknown_option`, `too_big`, `unknown_page`.",
    "input": {
      "page_id": "The page from which it was sent, where that is another one.",
      "trigger": "What made the app ask, in its own words."
    }
  },
  "identity.addPasskey": {
    "text": "Keeps the passkey that the browser has made with the options of `preparePasskey`. Without a name it is called after the device. Whatever does not fit (challenge, host, user verification) is `passkey_refused`."
  },
  "identity.changePassword": {
    "text": "Sets another password for whoever knows the one in force, and signs them out everywhere but here. A wrong one, and a user who has none, are `wrong_credentials`; tries count as those of signing in do. An app that has switched passwords off answers `method_not_offered`."
  },
  "identity.endOtherSessions": {
    "text": "Signs the user out everywhere but here, and says in how many places that was."
  },
  "identity.endSession": {
    "text": "Signs the user out in one place: its token, its cookie and its live connections. Somebody else's session, and one that has ended, do not exist (404). The one that asks may end itself."
  },
  "identity.exchangeCode": {
    "text": "Turns the one-time code that came as `?session=` in the address into a session of this app. The code lasts 60 seconds and serves once; clients strip it from the address before anything else. One that came as `?viewing=` opens a preview: its answer says so, and no cookie comes with it."
  },
  "identity.fetchMethods": {
    "text": "The ways to sign in to this app: the same answer for every address, known or not."
  },
  "identity.getProvider": {
    "text": "How the signed-in person gets in. What is asked along counts for nothing: nobody learns of another person's ways."
  },
  "identity.linkProvider": {
    "text": "Links Google or Apple to the signed-in person, by a fresh ticket that was asked for with intent `link`, or that a sign-in was answered `link_needed` to, for this very person. A mail tells them."
  },
  "identity.listPasskeys": {
    "text": "The passkeys of the signed-in user, newest first."
  },
  "identity.listSessions": {
    "text": "Where the user is signed in now, last used first, at most 50."
  },
  "identity.login": {
    "text": "Signs in by password. Unknown address, wrong password and suspended user answer alike: `wrong_credentials`. With `provider` google or apple it signs in by what came back from there: `provider_id` is the ticket and `flow` the secret of the page that began, which is no field of the spec: without it a stranger's ticket would sign a visitor in as the stranger. Address and password are then empty. Someone whom the app does not know yet is answered `sign_up_needed`, with the `email` and `name` that are proven; one whose address somebody has, `link_needed`, with the `email`: they prove that account first and link then. The ticket stays good for both."
  },
  "identity.logout": {
    "text": "Ends this session: its token, its cookie and its live connections. Clients forget theirs even if this fails."
  },
  "identity.postFromProvider": {
    "text": "The same for Apple, which sends the browser back with a form."
  },
  "identity.preparePasskeySignIn": {
    "text": "What a browser needs to sign in by passkey: the same for everyone, told to the app's own pages alone."
  },
  "identity.preparePasskey": {
    "text": "Begins a passkey of the signed-in user on the app's own host. Only a session that was opened in the last ten minutes may ask (`sign_in_again`), because a passkey outlives the session that made it."
  },
  "identity.removePasskey": {
    "text": "Removes a passkey of the signed-in user and tells them by mail. Only a session that was opened in the last ten minutes may ask (`sign_in_again`), as for adding one. The last one stays (`last_way_in`) as long as nothing else lets them in: a password, a proven address to which a link can be mailed, or a linked provider, where the app offers it."
  },
  "identity.renamePasskey": {
    "text": "Calls a passkey of the signed-in user something else."
  },
  "identity.requestPasswordless": {
    "text": "Mails a sign-in link and, to a caller with a device id, a six-digit code; both last 15 minutes and serve once. A new address may sign up this way, where the app takes new people; else the mail says that it does not. The answer is the same for every address."
  },
  "identity.requestReset": {
    "text": "Mails a link that sets a new password, good for 30 minutes and once. The answer is the same for every address."
  },
  "identity.resetPassword": {
    "text": "Sets a new password by the mailed token, ends every session of the user and signs them in anew. A refused password leaves the token good, five tries long. Expired, used and foreign tokens are all `token_invalid`."
  },
  "identity.returnFromProvider": {
    "text": "Where Google sends the browser back to. It answers 303 to the app's own page, with a one-time ticket behind the hash or with what went wrong, and signs nobody in."
  },
  "identity.setPassword": {
    "text": "Gives the signed-in person a password, and a name where one is sent. Who has a password already must have signed in within the last ten minutes (`sign_in_again`). All their other sessions end, and a mail tells them."
  },
  "identity.signInByPasskey": {
    "text": "Signs in by a passkey. Unknown passkey, suspended user, a challenge that is not good and a signature that does not hold answer alike: `passkey_refused`."
  },
  "identity.signUp": {
    "text": "Makes a user with a password and signs them in; except in a private app they are a member at once. A mail asks them to prove the address. `email_taken` is the spec's \"This email address already exists, login to continue\". With `provider` google or apple it completes a first sign-in by the same ticket and `flow` as `POST /auth/login`: the address is the one that the provider has proven, and there is no password."
  },
  "identity.startProvider": {
    "text": "Begins a sign-in by Google or Apple: the page keeps `flow` to itself, for the tab alone, and goes to `url`. The browser comes back to `#auth?purpose=provider` with a `ticket`, or with an `error`: `cancelled`, `expired`, `failed` or `unavailable`. `link` is for somebody who is signed in.",
    "input": {
      "lang": "The language that the address of the page names; the browser comes back to it."
    }
  },
  "identity.unlinkProvider": {
    "text": "Unlinks a provider from the signed-in person; never the last way in. A mail tells them."
  },
  "identity.updateSubscriber": {
    "text": "Changes what is sent of the member's own choices and leaves the rest. A null language is the app's."
  },
  "identity.updateUser": {
    "text": "Changes what is sent of name, zone and address. The address changes only when the new one is proven: `email_to_verify` is the one that a mail has gone to, null when none had to. The address in force, sent while it is not proven, gets its link again."
  },
  "identity.verifyEmail": {
    "text": "Proves an address by the link that went to it, after signing up or asking for another address. A changed address ends all sessions of the user (`is_changed`); they sign in again with the new one. It counts for whoever asked for it, signed in or on a device of theirs; anybody else gets `sign_in_to_confirm`, and the link stays good."
  },
  "identity.verifyPasswordless": {
    "text": "Signs in by what the mail held: either the link's `token`, or the `code`, which is judged against the pending request of the same `X-Device-Id`, five tries. A link opened on another device than the one that asked answers `confirmation_needed` and stays good; ask the person, then send it again with `is_confirmed`. Wrong, expired, used and foreign ones are all `token_invalid`."
  },
  "identity.verify": {
    "text": "Turns the session cookie into the token that the page keeps in memory. Only the app's own pages may ask (403). 401 means guest; a 5xx does not, so a signed-in person stays signed in while the server is away."
  },
  "library.getMyContent": {
    "text": "Made of the rooms’ parts; pages that are locked now are marked by their access, not left out."
  },
  "library.getNow": {
    "text": "What a start page says to whoever is signed in. It names only what they may open and do at this moment: what is locked, or opens later, is never to be done now.",
    "output": {
      "day": "Today in the member’s zone; what is planned for it is only true on it.",
      "todo": "Planned for today and not done, else the next page of `run`; null where neither is there.",
      "run": "The unfinished run that was begun or continued last; null where nothing runs.",
      "next": "At most three pages of `run` that come after `todo`, in the order in which they are to be done."
    }
  },
  "library.listContent": {
    "text": "The same for everyone who may look: private pages are absent, gated ones stand with their shell. `position` is the order of the tree, `published_at` that of the pages’ age."
  },
  "library.listPlannable": {
    "text": "Pages that the member may put on a day: those that are open to them on it, at most sixty. First what is left of the programs that they run, then their bookmarks, then everything else in the order of the tree. `search` looks into titles.",
    "output": {
      "items.program_title": "The program that it is the rest of; null elsewhere, and where the member may not know of that."
    }
  },
  "media.deleteMedia": {
    "text": "Takes a picture out of the library for good. Refused while a page, product or the logo shows it."
  },
  "media.listMedia": {
    "text": "Pictures of the library, newest first, by name or description; `before` is the id of the last one seen."
  },
  "media.removeAvatar": {
    "text": "Takes the picture of the signed-in user away; without one the initials are drawn."
  },
  "media.updateAvatar": {
    "text": "Takes the picture by which others know the signed-in user: JPEG, PNG, WebP, AVIF, TIFF or a still GIF by its content, at most 15,728,640 bytes and 40 megapixels. It is cut to a square and written anew in three sizes. `x` and `y` are the square's start and top as fractions of the upright picture's width and height, `size` its side as a fraction of the shorter one; all three or none, which is the largest square in the middle. One that is not inside of the picture is refused: `crop_outside`."
  },
  "media.updateMedia": {
    "text": "Renames a picture, says anew what it shows, or whether it may get a public address, which has effect at once."
  },
  "media.uploadMedia": {
    "text": "Takes a picture into the library: JPEG, PNG, WebP, GIF, AVIF or TIFF by its content, at most 15,728,640 bytes and 40 megapixels. It is written anew without its metadata; the name in the form is the file's unless given."
  },
  "members.acceptInvitation": {
    "text": "Comes in by the link of an invitation, which proves the address and serves once. Clients ask before they send it: opening the link alone signs nobody in."
  },
  "members.approveMember": {
    "text": "Lets a user who waits in a private app in: from now on they are a member. Repeating it changes nothing."
  },
  "members.countMembers": {
    "text": "How many people an app has, how many of them are members, and how many are in each view of the list."
  },
  "members.deleteMember": {
    "text": "Closes an account at once and deletes it for good in 14 days; until then it can be restored."
  },
  "members.exportMemberImport": {
    "text": "The report of an import as lines of a CSV file, a part at a time. Cells are safe to open in a spreadsheet.",
    "input": {
      "locale": "The language of the words in it."
    }
  },
  "members.exportMembers": {
    "text": "People of an app as lines of a CSV file, a part at a time, so that an export of any size can be watched, stopped and never waits in memory. The file is `header` and then the `lines` of every part in turn. Cells are safe to open in a spreadsheet.",
    "input": {
      "ids": "These alone, as long as they fit; ids that the app does not know are left out.",
      "locale": "The language of the header."
    },
    "output": {
      "count": "How many people this part holds."
    }
  },
  "members.getMemberImport": {
    "text": "One import of members, and how far it is."
  },
  "members.getViewing": {
    "text": "Who is looked at with this token, told again to a page that was loaded anew. A preview has no cookie to be verified; whoever is signed in as themselves has no preview (404)."
  },
  "members.inviteMember": {
    "text": "Mails somebody a link into the app, good once and for seven days. They become a member when they come, by the link or by proving the address in another way, and get the products with it; a private app lets them in."
  },
  "members.listMemberImportRows": {
    "text": "What becomes of the rows of a file, in their order; those after a number, of one kind if one likes."
  },
  "members.listMemberImports": {
    "text": "The last 50 imports of members, newest first."
  },
  "members.listMemberInvitations": {
    "text": "Who was invited into the app and has not come yet, newest first.",
    "input": {
      "before": "The id of the last one that is known; those before it follow."
    }
  },
  "members.listMembers": {
    "text": "Lists the people of an app. `next_cursor` gives the following rows of the same list.",
    "output": {
      "is_total_capped": "There are more than `total`."
    }
  },
  "members.resendMemberInvitation": {
    "text": "Mails a new link, good for another seven days; the one before it is worth nothing from now on."
  },
  "members.resetMemberSignIn": {
    "text": "Ends everything that is open to a member, makes their password worthless, and mails them the way back in: proving the address. For an account that somebody else may have got into."
  },
  "members.restoreMember": {
    "text": "Lets somebody in again who was shut out, or whose account was marked for deletion, which takes an account admin."
  },
  "members.runMemberImport": {
    "text": "Adds the members that the dry run has named, and nobody else; whoever has come by themselves meanwhile is left alone. With `with_mail` those who are added are mailed an invitation, which is not done unless it is asked for."
  },
  "members.searchMembers": {
    "text": "The first of those whom a term finds, by name: for palettes and pickers, which show a name and count nobody.",
    "input": {
      "status": "Leaves out who has not been let in, since nothing can be decided for them."
    }
  },
  "members.showMember": {
    "text": "One member with how they sign in, what they bought and what they may use. `id` is the user's."
  },
  "members.suspendMember": {
    "text": "Shuts somebody out: their sessions and live connections end at once, and signing in is refused like wrong credentials."
  },
  "members.uploadMemberImport": {
    "text": "Takes a CSV file of members for a dry run: UTF-8, 15,728,640 bytes and 20,000 rows at most, parted by commas, semicolons or tabs. Its headings are email, name, language, timezone, products and joined_at. Nobody is added yet."
  },
  "members.verifySubscriber": {
    "text": "Lets a guest prove that an address is theirs: a mail brings a link and a code, as for signing in without a password, and only whoever holds it learns anything. A newcomer is then called by this name. The answer is the same for every address, known or not."
  },
  "members.viewApp": {
    "text": "Opens the app as the team member's own user: `url` is the app's address with a one-time code (`?session=`), good for 60 seconds. The user and subscriber are made when missing, with the rights of the team role."
  },
  "members.viewMember": {
    "text": "Opens the app as one member sees it, to look at and nothing else: `url` is the app's address with a one-time code (`?viewing=`), good for 60 seconds. What it opens lasts 30 minutes and stands in the log of the team. Nobody of the team can be looked at (`is_team`), nor anyone who is not in the app or could not sign in (`not_viewable`)."
  },
  "members.withdrawMemberInvitation": {
    "text": "Takes an invitation back: neither its link nor its products are to be had any more."
  },
  "messaging.getMentionable": {
    "text": "Those who may read the thread; hidden and blocked people are absent."
  },
  "messaging.getThread": {
    "text": "A page thread has the id of its page and follows its access; it is there before its first message."
  },
  "messaging.listMessages": {
    "text": "By key, never by offset; blocked people’s messages are absent. `remaining_messages` counts up to 1,000, and `seq` is where a socket goes on."
  },
  "messaging.markThreadRead": {
    "text": "The marker only moves forward; nothing else changes."
  },
  "messaging.postMessage": {
    "text": "Each action has a policy of its own. A text with links becomes a message and attachments."
  },
  "notifications.getSettings": {
    "text": "What the member wants to be told; the defaults until they have chosen."
  },
  "notifications.updateSettings": {
    "text": "Changes what is sent of the member's notification settings and answers all of them."
  },
  "pages.cancelPublishPlan": {
    "text": "Only what waits can be cancelled; what was cancelled before stays so."
  },
  "pages.compareReleases": {
    "text": "What a release shows otherwise than another one, by its number. Of very many pages the first are named and the rest is counted.",
    "output": {
      "items.gate.state": "live: as published; edited: the draft is newer; new: never published; deleted: gone with the next publish.",
      "items.gate.gate": "broken: the pages above it form a circle, or one of them is gone, and so it opens for nobody.",
      "items.audience": "Members who may see it once it is published; null where anyone may.",
      "items.audience_change": "What its new place means to members, over the page and all below it: how many gain a page by it and how many lose one, and how many pages below come under other gates. Null where it stays below the same page, or is new.",
      "items.parts": "What differs on a page that is not new: its content, or its place."
    }
  },
  "pages.createPage": {
    "text": "A new page with the suggested blocks of its type; without a path it gets one made of its title."
  },
  "pages.deletePage": {
    "text": "Members see it until the next publish; it can be restored for 30 days."
  },
  "pages.duplicatePage": {
    "text": "A copy beside the original, without what is below it."
  },
  "pages.getAccessSettings": {
    "text": "The own access node of a page, and its history; also of a page that members see although its draft is deleted.",
    "output": {
      "revision": "Rises with each change of them.",
      "root_above": "The nearest page above, where members now see this one, whose start waiting counts from; null: none is started.",
      "is_always_started": "Pages of its type are always started by members, so that `is_progress_root` cannot be switched off."
    }
  },
  "pages.getBlockAction": {
    "text": "What a tap on a published block or page action does; absent for pages that the viewer may not read."
  },
  "pages.getOverlay": {
    "text": "An overlay is a page; the same rules gate it, but for the app's own gate, whose overlay those may read whom it shuts out. An address that names none is refused with a code of its own."
  },
  "pages.getPageAccess": {
    "text": "The decision about one page, by the same function that gates its body. A member is also told what of their own opens it, or would have: never what the team has written for itself, and of a denial nothing beyond its first reason."
  },
  "pages.getPageBody": {
    "text": "One access decision, then bytes made at publish; refused with the reason as its code and what opens the page as its figures."
  },
  "pages.getPagePath": {
    "text": "The path and title of a page that the viewer may know of."
  },
  "pages.getPageTree": {
    "text": "Sections are the direct children of the root; pages that the viewer may not know of are absent."
  },
  "pages.getPreview": {
    "text": "The grant of the header `X-Preview-Grant` decides and nothing else: whoever is signed in changes nothing. Without one that holds `forbidden`; a page outside of its tree is answered like an unknown one; `preview_stale` once the tree has been changed."
  },
  "pages.getPublishing": {
    "text": "Counts done and total; problems name the block and field that must be mended."
  },
  "pages.getStudioPage": {
    "text": "The draft with everything that views need to draw it.",
    "output": {
      "state.state": "live: as published; edited: the draft is newer; new: never published; deleted: gone with the next publish.",
      "state.gate": "broken: the pages above it form a circle, or one of them is gone, and so it opens for nobody."
    }
  },
  "pages.getTranslation": {
    "text": "Everything that a page says now, beside what it says in another language of the app."
  },
  "pages.getTreeGates": {
    "text": "All gates of a tree, for those who are in: the file that anyone may read tells the first reason of each page alone. Pages that the viewer may not know of are absent, and private ones that they do not hold; those that they hold stand there without that gate, since grants are known to the server alone."
  },
  "pages.listChanges": {
    "text": "Every difference between drafts and the live release, and for whom; with the address that members use."
  },
  "pages.listDeletedPages": {
    "text": "Each with what was deleted along with it, so that one row is one deletion; what comes back no more is left out."
  },
  "pages.listPages": {
    "text": "All pages of the app in tree order, and how many changes wait for a publish."
  },
  "pages.listPublishPlans": {
    "text": "What waits or runs, the next one first; then what has ended lately, the last one first."
  },
  "pages.listReleases": {
    "text": "Every release stays and can be gone back to."
  },
  "pages.listTranslations": {
    "text": "The languages of the app beside the one that its pages are written in, and how far a page is in each.",
    "output": {
      "total": "How many texts the page has."
    }
  },
  "pages.movePage": {
    "text": "Puts a page under another parent or at another place; a page cannot go below itself."
  },
  "pages.openPreview": {
    "text": "For the drafts of the tree that the page stands in, as they are now, and for reading alone. `at`: the moment that gates are judged at; left out, whatever moment it is."
  },
  "pages.planPublish": {
    "text": "Publishes by itself at a moment of the app's clock, at most a year away: the drafts as they stand then, all of them or what was chosen, whole or not at all. One plan waits at one moment."
  },
  "pages.previewAccessChange": {
    "text": "Counts against today, over the page and all below it: members by what they hold, and the pages that guests and people who wait to be let in can open. Members who have completed a page keep it when it waits, and are not left out.",
    "output": {
      "pages": "The first 100 of the pages that change for anybody.",
      "waiting": "Who has signed in and is no member yet: how many they are."
    }
  },
  "pages.publish": {
    "text": "Compiles in the background and switches one pointer at the end; nothing changes for members before."
  },
  "pages.removeTranslation": {
    "text": "Takes a translation out of the draft, also of a language that the app does not offer any more."
  },
  "pages.resolvePage": {
    "text": "For paths that the static layer does not know or may not show; answers 404 like an unknown path for what the viewer may not know of.",
    "output": {
      "viewable": "With VIEWABLE_CHILDREN: pages below it that the viewer may open, in order."
    }
  },
  "pages.restorePage": {
    "text": "Restores a page deleted within 30 days, with what was below it."
  },
  "pages.restoreRelease": {
    "text": "Moves the pointer; access is judged by today’s rules. A release that is live already is answered as it is. Where `live_release_id`, which the caller saw live, is not what members see any more, it answers `released_meanwhile` with the `number` of what they do see, and nothing moves; without it whatever is live is left."
  },
  "pages.saveDraft": {
    "text": "Autosave. A stale revision answers `stale_revision` and changes nothing; blocks with problems are kept and the problems named."
  },
  "pages.saveTranslation": {
    "text": "Saves the whole translation: texts that are not named are not translated any more. `revision` is 0 for the first. Each text comes with the mark of what it was translated from, so that words which changed meanwhile stay marked. Members see it after the next publish."
  },
  "pages.searchPages": {
    "text": "Search over titles and texts, for the library and for page pickers; pages by key."
  },
  "pages.setAccess": {
    "text": "Live at once and outside releases, also for a page that members see although its draft is deleted. A page that turns from open to gated loses its open body within 5 s. A change since `revision`, which the settings were read at, answers `stale_revision` with `changed_by` and `changed_at`, and nothing is set."
  },
  "pages.setPagePath": {
    "text": "The old path redirects from the next publish on."
  },
  "portability.getImport": {
    "text": "Counts are rising while it checks or imports."
  },
  "portability.listImportRows": {
    "text": "In the file’s order, by row number."
  },
  "portability.listImports": {
    "text": "The last 50."
  },
  "portability.runImport": {
    "text": "Each exercise becomes a page; run again, it updates and makes no doubles."
  },
  "portability.uploadImport": {
    "text": "JSON alone or in a zip with its pictures, at most 200 MB, streamed; nothing is written to the library yet."
  },
  "progress.completePage": {
    "text": "Repeating it changes nothing; the answer carries the progress of the page’s root."
  },
  "progress.completeProgram": {
    "text": "Completes every page of the sequence that the member may open."
  },
  "progress.completeStage": {
    "text": "Stages of another program, and programs that are unknown, answer `program_not_found`."
  },
  "progress.getCompletion": {
    "text": "Within the current run where the page has one."
  },
  "progress.getPackageAccess": {
    "text": "The decision about the pack’s page. What is no pack, or may not be known of, answers 404."
  },
  "progress.getPageSubscribers": {
    "text": "Hidden and blocked people are absent from the last five."
  },
  "progress.getProgramAccess": {
    "text": "The decision about the program’s page."
  },
  "progress.leavePage": {
    "text": "Ends the run, hides its progress and removes its scheduled items, never an entitlement."
  },
  "progress.listProgramSubscriptions": {
    "text": "Programs with a run that has not ended."
  },
  "progress.startPage": {
    "text": "Begins a run. `started_at` may delay, never hasten; a second start gives the run that is there."
  },
  "progress.subscribeProgram": {
    "text": "The same action as starting its page."
  },
  "progress.toggleBookmark": {
    "text": "Toggles; only pages that the member may know of."
  },
  "progress.uncompletePage": {
    "text": "Appended as an undo; the page is never dripped shut again."
  },
  "progress.uncompleteStage": {
    "text": "Takes back the completion of all that is in the stage."
  },
  "schedule.deleteItem": {
    "text": "The page itself is not touched."
  },
  "schedule.duplicateItem": {
    "text": "A copy on the same day, or today where that day is past; an hour that has gone by becomes all day."
  },
  "schedule.getEventAccess": {
    "text": "The decision about the event’s page. An occurrence of one that may not be known of answers 404."
  },
  "schedule.listOccurrences": {
    "text": "Those that begin from `start` up to `end`, at most 366 days later, in order; private events are absent, gated ones stand with what anyone may know of them. After 500 the list ends with all that begin at the same moment: what is left begins at `next_start` or later."
  },
  "schedule.listSchedule": {
    "text": "Both days included, at most 62 days, in the member’s zone unless another is named."
  },
  "schedule.rescheduleItem": {
    "text": "With `shift_subsequent` the later items of the same context move by the same number of days. An item is moved as if it were put there anew: to no day on which the member may not do its page, because it is not open yet or because what opens it has ended, and not at all where its page is gone. Nothing moves where a later item would come to such a day."
  },
  "schedule.scheduleItem": {
    "text": "Past is judged in the member’s zone: \"Cannot schedule in the past\". A page that opens later can be put on a day on which it is open; one that needs a purchase cannot. Field code of `date`: `too_far` (more than ten years ahead)."
  },
  "team.acceptTeamInvitation": {
    "text": "Joins a team by a mailed link, once, and signs in at the studio. `email_taken`: the address works for an account already; only who holds the link is told."
  },
  "team.askSupport": {
    "text": "Mails what a member asks to the owners of the app, five times an hour at most. Answers go to the member's address."
  },
  "team.changeTeamRole": {
    "text": "Gives a colleague another role, at once and in every app of the account. Making somebody an owner takes the acting owner's own password again. The last owner stays one."
  },
  "team.chooseMessagingProfile": {
    "text": "Chooses the team member as whom the app itself writes: there is one in each app, who stops being it as another is chosen."
  },
  "team.getMessagingProfile": {
    "text": "The team member as whom the app itself writes; null where nobody is."
  },
  "team.inviteTeamMember": {
    "text": "Mails somebody a link into the team. Nobody gives a role above their own (403). Whether the address works for another account is not told here."
  },
  "team.listMailbox": {
    "text": "Lists the mails that development keeps instead of sending, newest first. Answers 404 in production."
  },
  "team.listTeamLog": {
    "text": "Who did what to whom in the account and its apps, newest first. Nothing in it is ever changed.",
    "input": {
      "before": "The id of the last line that is known; the lines before it follow."
    }
  },
  "team.listTeam": {
    "text": "The team of the account and who is invited, with what whoever asks may do. Admins are shown no invitations.",
    "output": {
      "members": "Highest role first, then in the order in which they joined.",
      "abilities.invite": "The roles that an invitation of theirs may give."
    }
  },
  "team.removeTeamMember": {
    "text": "Takes somebody out of the team: their sessions at the studio, and the sessions and rights of their users in every app of the account, end at once. The last owner stays."
  },
  "team.resendTeamInvitation": {
    "text": "Mails a new link, good for another seven days; the one before it is worth nothing from now on."
  },
  "team.showMailboxMessage": {
    "text": "Shows one mail of development with its text. Answers 404 in production."
  },
  "team.showTeamInvitation": {
    "text": "What a mailed invitation says, to whoever holds its link. Nothing changes. A link that somebody made up, and one that was replaced by a newer one, are `token_invalid`."
  },
  "team.studioAddPasskey": {
    "text": "Keeps the passkey that the browser has made with the options of `studioPreparePasskey`."
  },
  "team.studioListPasskeys": {
    "text": "The passkeys of the signed-in team member for the studio, newest first."
  },
  "team.studioLogin": {
    "text": "Signs a team member in at the studio. Unknown address and wrong password answer alike."
  },
  "team.studioLogout": {
    "text": "Ends this studio session: its token and its cookie."
  },
  "team.studioMe": {
    "text": "Who is signed in at the studio, and for which account."
  },
  "team.studioPreparePasskeySignIn": {
    "text": "What a browser needs to sign in to the studio by passkey: the same for everyone."
  },
  "team.studioPreparePasskey": {
    "text": "Begins a passkey of the signed-in team member for the studio; the session has to be fresh as in an app."
  },
  "team.studioRemovePasskey": {
    "text": "Removes a passkey of the signed-in team member, who always has a password besides, and tells them by mail. Only a session that was opened in the last ten minutes may ask (`sign_in_again`)."
  },
  "team.studioRenamePasskey": {
    "text": "Calls a passkey of the signed-in team member something else."
  },
  "team.studioRequestReset": {
    "text": "Mails a team member a link that sets a new password, good for 30 minutes and once. Every address answers alike."
  },
  "team.studioResetPassword": {
    "text": "Sets a team member's password by the mailed token, ends every session of theirs at the studio and in the account's apps, and signs them in anew. A token bears five tries, refused passwords among them; expired, used and foreign tokens are all `token_invalid`."
  },
  "team.studioSignInByPasskey": {
    "text": "Signs a team member in at the studio by a passkey. Whatever is wrong answers alike: `passkey_refused`."
  },
  "team.studioSignUp": {
    "text": "Makes an account with its owner and signs them in at the studio. An address serves once in all of Foyer."
  },
  "team.studioVerify": {
    "text": "Turns the studio's session cookie into the token. Only the studio's own pages may ask (403); 401 means guest."
  },
  "team.withdrawTeamInvitation": {
    "text": "Takes an invitation back: its link is worth nothing from now on."
  }
}
