// Written by scripts/generate.ts from the docstrings in packages/contract/src. Do not edit.
type Fields = Record<string, string>

/** Docstrings of the named shapes and of their fields. */
export const shapeDocs: Record<string, { text?: string; fields?: Fields }> = {
  "PageAccessGranted": {
    "text": "The viewer may read the page, and may be allowed to act on it.",
    "fields": {
      "product_ids": "With ALLOW_BROWSING: the products of which one lets them act, where the page is sold; and the overlay to show."
    }
  },
  "PageAccessSettings": {
    "text": "A page's access settings: live, outside releases."
  },
  "PageAccess": {
    "text": "The server's decision about the viewer's access to a page.",
    "fields": {
      "denied_by": "With VIEWABLE_CHILDREN: why the page itself stays locked.",
      "available_after": "When it opens, by the server's clock; null where no date can be given.",
      "available_day": "The same as a day in the app's zone, for texts such as its weekday.",
      "start_page_id": "With START_REQUIRED: the page to start."
    }
  },
  "AccessDenialReason": {
    "text": "Why a page is locked."
  },
  "EndedAccess": {
    "text": "Access that the viewer once had and no longer has."
  },
  "EntitlementEntry": {
    "text": "One grant or revocation in the ledger, as the owner reads it.",
    "fields": {
      "status": "`replaced`: a later grant of the same cause follows it. A revocation has the status of what it revoked.",
      "plan": "The state of the plan that gives this access, while it does.",
      "paid_until": "Until when a plan or store purchase was paid; the grace period follows."
    }
  },
  "AccessRule": {
    "text": "One rule of the access decision, in order of evaluation.",
    "fields": {
      "waived_by": "Why the rule passed although its condition was not met.",
      "page_id": "The page that the setting belongs to; null for a rule of the app.",
      "product_ids": "Which products it was passed by; where it was not passed by any, those that would do."
    }
  },
  "OwnPageAccess": {
    "text": "What the server decided, with what is behind it of the viewer's own."
  },
  "PageAccessExplanation": {
    "text": "Why a person can or cannot see a page at an instant.",
    "fields": {
      "may_act": "They may start, complete and schedule it too; else they only read.",
      "reason": "Null with a denial: the page was not published.",
      "is_past": "A past instant is evaluated with the settings in force then; the page tree and admin roles are those of today.",
      "not_known": "Pages (null: the app) whose settings at that instant are unknown, so that today's settings are used."
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
      "days_left": "Days until a verified domain whose record is missing is released; null: the record is valid.",
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
    "text": "The result of the last check of a domain: DNS unreachable, record missing, another record, or owned by another app."
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
      "obstacle": "Why not: the base address is this computer only, or an IP address, which has no subdomains."
    }
  },
  "AppLocale": {
    "text": "The languages that a member app supports."
  },
  "AppLocaleState": {
    "text": "A language of the app and how far it is."
  },
  "ThemeLook": {},
  "AppSummary": {
    "text": "One app in the list of an account's apps.",
    "fields": {
      "switched_off_at": "Since when the app is switched off; null: it is on."
    }
  },
  "Theme": {
    "text": "The appearance of an app."
  },
  "MemberApp": {
    "text": "What the member app needs of its app before it shows anything. Theme, languages and tabs are as published.",
    "fields": {
      "locales": "The languages that members can choose: the default one and the published ones.",
      "sign_in_methods": "The same as `auth/fetch` answers.",
      "sign_up": "Whether people may sign up, and the owner's text above the form; empty for none.",
      "access": "The flags that a client draws by. A lock is never taken from them.",
      "is_navigation_personal": "Members see another navigation than guests: `getApp` returns the caller's own.",
      "announcements": "The overlays that open by themselves. Who may read one is decided when it is requested."
    }
  },
  "AppAnnouncement": {
    "text": "An overlay that opens by itself; the days are in the app's time zone, empty: no limit.",
    "fields": {
      "frequency": "`always` is each time the app is opened."
    }
  },
  "CardStyle": {},
  "ColorMode": {
    "text": "`auto` follows the member's device."
  },
  "Font": {},
  "MessagingSettings": {
    "text": "Which members and admins may write to each other.",
    "fields": {
      "shows_typing": "People in a conversation see who is writing."
    }
  },
  "SetupStep": {},
  "SetupStepName": {
    "text": "A step of the set-up guide."
  },
  "SlugProblem": {
    "text": "Why an app cannot have a slug."
  },
  "StarterKit": {
    "text": "The starter kits for a new app; `blank` has only a start page."
  },
  "StudioApp": {
    "text": "Everything that the studio's shell needs about the current app. Theme, languages and tabs are drafts.",
    "fields": {
      "switched_off_at": "Since when the app is switched off; null: it is on.",
      "access_revision": "Rises with each change of them.",
      "navigation_revision": "Identifies this draft of the navigation; a change sends it back.",
      "now": "The app's clock: real time, moved forward where the app is in sandbox mode.",
      "has_unpublished_settings": "Theme, logo, languages or tabs differ from what members see.",
      "abilities": "What the viewing team member may do."
    }
  },
  "Tab": {
    "text": "An item of the navigation as the member app shows it: `path` is where it leads, within the app's own host or, of a link, anywhere. `drawing` is the data of the icon's path in a square of 24.",
    "fields": {
      "labels": "In other languages of the app."
    }
  },
  "NavigationAudience": {},
  "NavigationPlace": {
    "text": "Where an item stands. Tab bar and menu are both in the rail of wide screens."
  },
  "NavigationTab": {
    "text": "An item of the navigation as the owner sets it. `label` null: the title of the page, or the screen's name in the member's language. `labels` has those of other languages.",
    "fields": {
      "hide_when_locked": "Whether viewers who may not read the page miss the item, instead of finding the locked page behind it."
    }
  },
  "TabIcon": {
    "text": "The icons that an item can have; `book` is stored by earlier versions."
  },
  "TabTarget": {
    "text": "Where an item of the navigation leads. `page` names one page, `link` an address; the others are screens that every app has."
  },
  "SignInChange": {
    "text": "One change of how people sign in, with how they did from then on."
  },
  "SignInSettings": {
    "text": "How people sign in to an app, with its last 20 changes, newest first.",
    "fields": {
      "allowed_email_domains": "New people need an address at one of these; empty: any address. Field code `domain_invalid`.",
      "sign_up_text": "Plain text above the sign-up form; empty where nothing.",
      "revision": "Identifies the settings that were read, so that unseen changes are not overwritten."
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
      "redirect_url": "The redirect URL to enter in the provider's console."
    }
  },
  "DraftCode": {},
  "ImportFailure": {},
  "ProblemParams": {
    "text": "The parameters of a refusal's text."
  },
  "BuyerAddress": {
    "text": "Where a buyer lives, as far as an order needs it. `country` is an ISO 3166-1 alpha-2 code.",
    "fields": {
      "tax_id": "The VAT id of a business; only its form is checked."
    }
  },
  "Coupon": {
    "text": "A coupon as its owner has it.",
    "fields": {
      "uses": "Orders that have used it, and open ones that reserve it.",
      "revision": "Rises with every change."
    }
  },
  "CouponChange": {
    "text": "One change of a coupon, with the fields that it changed.",
    "fields": {
      "fields": "Names of the changed fields."
    }
  },
  "CouponDiscount": {
    "text": "What a coupon gives: whole per cent, an amount in each of some currencies, or free days before the first payment."
  },
  "CouponUse": {
    "text": "One order that uses a coupon, or reserves it until it is paid."
  },
  "FormerAccess": {
    "text": "A product or a private page that a member no longer owns, with the cause that ended last.",
    "fields": {
      "path": "The path of a page; null for products.",
      "opens": "Pages that the product opens.",
      "opens.contents": "What is in it, in the owner's words.",
      "opens.sample_page": "A page to try before buying; null where the viewer may not read it.",
      "opens.opens": "Pages that it opens, as far as the viewer may know of them.",
      "opens.includes": "Products that its owners own as well, for as long.",
      "opens.has_had_trial": "The caller has had a trial of it, so its prices have none for them.",
      "cause.until": "When this cause ends; null: never. For a running plan the end of the paid or free period, for an overdue one the end of its grace period.",
      "cause.plan": "The state of the plan that is the cause; null: no plan.",
      "cause.store": "The store where it was bought and is managed; null: not in a store.",
      "cause.part_of": "The title of the product that was given and includes this one; null: this one itself."
    }
  },
  "OwnedAccess": {
    "text": "A product or a private page that a member owns now, with all causes, newest first.",
    "fields": {
      "path": "The path of a page; null for products.",
      "opens": "Pages that the product opens.",
      "opens.contents": "What is in it, in the owner's words.",
      "opens.sample_page": "A page to try before buying; null where the viewer may not read it.",
      "opens.opens": "Pages that it opens, as far as the viewer may know of them.",
      "opens.includes": "Products that its owners own as well, for as long.",
      "opens.has_had_trial": "The caller has had a trial of it, so its prices have none for them."
    }
  },
  "AccessSource": {
    "text": "One cause of a member's access.",
    "fields": {
      "until": "When this cause ends; null: never. For a running plan the end of the paid or free period, for an overdue one the end of its grace period.",
      "plan": "The state of the plan that is the cause; null: no plan.",
      "store": "The store where it was bought and is managed; null: not in a store.",
      "part_of": "The title of the product that was given and includes this one; null: this one itself."
    }
  },
  "BillingInterval": {
    "text": "How often a version is paid: once, or every `interval_count` days, weeks, months or years."
  },
  "Withdrawal": {
    "text": "A withdrawal or cancellation that somebody sent without sign-in; name, address and reference are as typed.",
    "fields": {
      "reference": "The number of an order or invoice.",
      "order_id": "The order that it is about; null where none was found.",
      "actor_name": "Who of the team resolved it."
    }
  },
  "FurtherProducts": {
    "text": "Further products of one payment, besides the one in the path: at most one of all recurs, in one currency."
  },
  "GuestOrder": {
    "text": "An order of a guest, for whoever has its secret."
  },
  "OrderStatus": {
    "text": "How an order stands. `open` and `abandoned` orders were never paid; a lost dispute is `dispute_lost`."
  },
  "StudioOrderRow": {
    "text": "An order as the owner's list shows it. Amounts are in minor units.",
    "fields": {
      "product_id": "The main product, whose picture is shown.",
      "refunded": "What of all its payments went back."
    }
  },
  "StudioOrder": {
    "text": "An order with all that the owner may know of it.",
    "fields": {
      "product_id": "The main product, whose picture is shown.",
      "refunded": "What of all its payments went back.",
      "tax_id": "The buyer's VAT id.",
      "waiver": "With which words the buyer gave up the right of withdrawal, and when; null where they did not.",
      "start_request": "With which words the buyer asked for a subscription to start at once, and when; null where they did not.",
      "lines.setup_fee": "The set-up fee before its discount; part of `total`.",
      "lines.setup_due": "What of `total` is the set-up fee, after its discount and with its tax.",
      "lines.tax": "What of `total` is tax.",
      "customer.user_id": "Null for a buyer without an account.",
      "invoices": "Invoices and credit notes with their links, which work without sign-in.",
      "invoices.uuid": "The key of its link, which works without sign-in.",
      "invoices.label": "The number as it is printed.",
      "timeline": "Newest first, at most 200."
    }
  },
  "OrderEvent": {
    "text": "Something that happened to an order.",
    "fields": {
      "text": "The note, the kind of the mail or withdrawal, the name of a price, the reason of a refund or dispute, or titles; else empty."
    }
  },
  "PaymentCheck": {
    "text": "One comparison; `finished_at` is null while it runs.",
    "fields": {
      "checked": "Orders that were compared.",
      "mended": "Differences that the comparison mended.",
      "raised": "Differences that a person has to look at."
    }
  },
  "PaymentDifference": {
    "text": "Something that a payment provider and the app's own records see differently; amounts in minor units.",
    "fields": {
      "order_id": "The order; null where the provider names one that the app does not have.",
      "reference": "The payment at the provider, the plan, or the purchase without access.",
      "state": "`mended`: both agree again; `resolved`: closed by a person."
    }
  },
  "OrderRefund": {
    "text": "Money that went back, or is on its way."
  },
  "OrderDispute": {
    "text": "A payment that the buyer disputes at the card's bank."
  },
  "OrderPayment": {
    "text": "A payment of an order. The first is the order's own, later ones are of a subscription.",
    "fields": {
      "refundable": "What can go back of each product; empty while the payment is disputed."
    }
  },
  "OrderAccess": {
    "text": "What an order opened, and until when.",
    "fields": {
      "until": "When it ends or has ended; null: never."
    }
  },
  "OrderBump": {
    "text": "A product offered in addition at the checkout of another."
  },
  "OrderBumpInput": {
    "text": "An order bump as the owner writes it; `id` names one that exists."
  },
  "OrderLine": {
    "fields": {
      "setup_fee": "The set-up fee before its discount; part of `total`.",
      "setup_due": "What of `total` is the set-up fee, after its discount and with its tax.",
      "tax": "What of `total` is tax."
    }
  },
  "OrderPreview": {
    "text": "What an order comes to, computed by the server. `final_amount` is what is due today.",
    "fields": {
      "tax": "The tax in `final_amount`; null where none is charged, or the country is not known yet.",
      "tax_state": "How the app taxes: tax is `waiting` until the buyer's country is known.",
      "is_tax_inclusive": "Whether prices contain tax; null where the app charges none.",
      "country": "The buyer's country and VAT id: as they were sent, else those that the caller has stored.",
      "needs_postal_code": "The tax of this country depends on the postal code.",
      "owned_order_bumps": "Order bumps of the product that the caller owns: they are not charged and should not be offered.",
      "unfit_order_bumps": "Order bumps that cannot be in one order with the chosen price: they are not charged and should not be offered.",
      "owned_products": "Further products that the caller owns: they are not charged.",
      "unfit_products": "Further products that cannot be in one order with the first one: they are not charged.",
      "tried_products": "Products whose trial is not offered, because the caller has had one: their first payment is due today.",
      "recurring": "What recurs after today or after the trial; null where nothing does.",
      "recurring.next_amount": "What the payment at `next_at` comes to.",
      "recurring.discounted_periods": "How many payments from `next_at` on are discounted; null: all of them.",
      "coupon": "The coupon of the order; null without one.",
      "coupon.periods": "How many paid periods of a subscription are discounted; 0: all of them."
    }
  },
  "OrderTax": {
    "text": "The tax of an order or invoice, in minor units.",
    "fields": {
      "name": "What the country calls it, such as `vat` or `gst`.",
      "is_inclusive": "The prices contain it; else it is added to them.",
      "is_reverse_charge": "The buyer owes it."
    }
  },
  "TaxMode": {
    "text": "Who computes tax: nobody, the app's own table of rates, or Stripe where the app's provider is Stripe."
  },
  "TaxRate": {
    "text": "A rate in force, and whether the owner set it."
  },
  "TaxRow": {
    "text": "What one rate comes to; `rate` is in thousandths of a per cent, so 19 % is 19000."
  },
  "StudioProduct": {
    "text": "What is sold, as its owner has it.",
    "fields": {
      "contents": "What is in it, in the owner's words.",
      "sample_page": "A page to try before buying; null where the viewer may not read it.",
      "opens": "Pages that it opens, as far as the viewer may know of them.",
      "includes": "Products that its owners own as well, for as long.",
      "has_had_trial": "The caller has had a trial of it, so its prices have none for them.",
      "included_pages": "Private pages that it includes; deleted ones are left out.",
      "is_on_sale": "False for a draft, which members neither see nor buy.",
      "revision": "Rises with every save.",
      "changed_by": "Who saved it last; null if the last save is older than this field."
    }
  },
  "PageReference": {
    "text": "A page by its title and path."
  },
  "PaymentIntent": {
    "text": "How the client continues a payment. `client_secret` is for Stripe; sandbox intents are confirmed by a call."
  },
  "Product": {
    "text": "What is sold.",
    "fields": {
      "contents": "What is in it, in the owner's words.",
      "sample_page": "A page to try before buying; null where the viewer may not read it.",
      "opens": "Pages that it opens, as far as the viewer may know of them.",
      "includes": "Products that its owners own as well, for as long.",
      "has_had_trial": "The caller has had a trial of it, so its prices have none for them."
    }
  },
  "ProductVersion": {
    "text": "A price of a product.",
    "fields": {
      "setup_fee": "Charged once with the first payment of a price that recurs, also when a trial runs.",
      "group": "The same for prices that are one plan in several currencies; null for one that stands alone.",
      "tax": "What the price says about tax."
    }
  },
  "Purchase": {
    "fields": {
      "total": "What was paid for it, renewals included, without what went back.",
      "is_refunded": "Its payment went back."
    }
  },
  "SandboxCard": {
    "text": "Cards of the sandbox: what happens when they are charged. `expires` pays once and is declined at renewals, `lost` is refused then for good, and `asks_again` needs its owner's confirmation each time. The details of `unreadable` are not taken."
  },
  "StoreProduct": {
    "text": "What the App Store sells under an id of its own, and the product that it opens here."
  },
  "PlanPrice": {
    "text": "A recurring price of a plan."
  },
  "Subscription": {
    "fields": {
      "amount": "What a period comes to, with the tax that is added to it.",
      "next_amount": "What the next payment comes to, with tax and the discount of a coupon.",
      "tax": "Whether these amounts contain tax.",
      "cancel_at_period_end": "It runs out at the end of the period and is not renewed.",
      "next_at": "When it renews, starts again after a break, or ends; null once it has ended.",
      "pause": "A break without access and invoices, planned or in effect.",
      "pause_choices": "Breaks that the member may choose, and when each ends; empty where a break is not possible now.",
      "switch_choices": "Other prices that the member may switch to; empty where a switch is not possible now.",
      "planned_switch": "The price from `at` on; null: no switch is planned.",
      "card": "The card that renews it; null where its provider shows none.",
      "card.expires_before_renewal": "It is no longer valid when the next payment is due.",
      "overdue": "What an overdue plan waits for; null while nothing is owed."
    }
  },
  "Teacher": {
    "text": "Who teaches what is sold, as the owner writes it."
  },
  "TeacherInput": {
    "text": "The teacher as an owner sends them."
  },
  "ProductVersionInput": {
    "text": "A price as the owner writes it; `id` names one that exists.",
    "fields": {
      "tax": "As it was read: the tax settings decide about it."
    }
  },
  "DataExport": {
    "text": "An archive of all data that the app stores about one person.",
    "fields": {
      "state": "`failed`: no archive was created; it may be requested again. `expired`: its file has been deleted.",
      "expires_at": "When its file is deleted, a week after it was created.",
      "bytes": "Size of the file.",
      "url": "Where the file is fetched: a signed address, good for ten minutes in this session; null unless it is ready."
    }
  },
  "BlockedPerson": {
    "text": "A member that the viewer has blocked; `avatar_urls` is null for people who have left or are suspended."
  },
  "NoMessageReason": {
    "text": "Why a member may not write to another. A block by the viewer is named, a block by the other member never."
  },
  "PersonCard": {
    "text": "What one member may know of another: never an address.",
    "fields": {
      "is_staff": "A team member, or the profile that the app itself writes as."
    }
  },
  "PersonProfile": {
    "text": "One person as their profile shows them.",
    "fields": {
      "is_staff": "A team member, or the profile that the app itself writes as.",
      "no_message_reason": "Null where they may be written to."
    }
  },
  "Form": {
    "text": "A form as shown to viewers who may read its page. Where a text is empty, the app's default is shown.",
    "fields": {
      "locale": "The language that the texts are in, where they are translated."
    }
  },
  "FormField": {
    "text": "One question of a form.",
    "fields": {
      "default_value": "The initial value of the field; always empty for `multi_select` and `acceptance`.",
      "options": "Empty except for `multi_select`. `value` is stored in the answer, `label` is its text in the requested language."
    }
  },
  "FormFieldType": {
    "text": "The kind of a question."
  },
  "FormGroup": {
    "text": "A group of related questions."
  },
  "FormValueType": {
    "text": "The type of an answer, independent of the kind of question."
  },
  "MemberFormSubmission": {
    "text": "A submission as the team reads it, with who sent it.",
    "fields": {
      "member": "null: the member has closed the account."
    }
  },
  "FormSubmission": {
    "text": "One submission with its answers, in the order of the questions."
  },
  "FormSubmissionRow": {
    "text": "A submission as a list shows it."
  },
  "FormValue": {
    "text": "One answer with its question as it was shown."
  },
  "NewPasskey": {
    "text": "A new passkey as the browser returns it: `RegistrationResponseJSON`. Other properties are accepted and ignored."
  },
  "Passkey": {
    "text": "A passkey as its owner sees it in a list.",
    "fields": {
      "name": "The name that the user gave, otherwise the browser and system that created it; empty where neither is known.",
      "host": "The host that it was created on; it signs in only there.",
      "is_backed_up": "Whether it is backed up to a cloud account, so that it survives the loss of a device."
    }
  },
  "PasskeyCreation": {
    "text": "The browser's options to create a passkey: `PublicKeyCredentialCreationOptionsJSON` of the Web Authentication specification. The challenge is valid once, within five minutes, on the requesting device."
  },
  "PasskeyList": {
    "text": "A person's passkeys, newest first."
  },
  "PasskeyProof": {
    "text": "A signature by a passkey as the browser returns it: `AuthenticationResponseJSON`."
  },
  "PasskeyRequest": {
    "text": "The browser's options to sign in: `PublicKeyCredentialRequestOptionsJSON`. It lists no passkeys and so reveals nothing about users; the user chooses from their own."
  },
  "PasskeyTransport": {
    "text": "How an authenticator may be reached; other values from browsers are not stored."
  },
  "LinkedProvider": {
    "text": "A way to sign in that a person has linked. `email` is the provider's; null where it named none."
  },
  "SsoProvider": {
    "text": "The external identity providers."
  },
  "SignInMethods": {
    "text": "How the signed-in person gets in.",
    "fields": {
      "current_provider": "The sign-in method that the account was created with or has added since."
    }
  },
  "Session": {
    "text": "A place where the signed-in user is signed in, as they see it themselves.",
    "fields": {
      "exercises": "The exercises of the workout and of its activities that the member may know of.",
      "country": "ISO 3166 code of the sign-in country; null unless a trusted proxy provides it.",
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
    "text": "A row of the owner's member list with the fields of all features.",
    "fields": {
      "is_team": "A team member of the app, who cannot be administered as a member.",
      "status": "`pending`: signed up in a private app, not yet approved. `deleting`: closed, erased at `deletes_at`.",
      "closed_by_member": "The member closed the account; signing in before `deletes_at` restores it.",
      "imported_at": "When the member was added by an import; equals `joined_at` where the file had no date.",
      "last_seen_at": "Null: never, as for imported members who have not signed in.",
      "plan": "The member's main product: a running subscription first, then the newest purchase, then what was granted.",
      "plan.status": "The subscription's state as commerce names it; `paid` without one, `granted` where nothing was bought.",
      "course": "The course that the member started last and has not left, with its progress in per cent.",
      "weeks": "How many pages they completed in each of the last eight spans of seven days, the newest last.",
      "spent": "Payments minus refunds, by currency."
    }
  },
  "LoginResponse": {
    "text": "The response of every successful sign-in. Store `authentication_token` in memory only; send it as `X-User-Token`, with the user's e-mail as `X-User-Email`.",
    "fields": {
      "program_subscriptions": "Ids of the completed stages by the page id of their program.",
      "event_subscriptions": "Ids of event occurrences.",
      "pack_subscriptions": "Page ids of packs.",
      "ever_completed_page_ids": "Pages that drip never locks again, even if their completion was undone.",
      "page_subscriptions": "The current run of each progress root.",
      "billing_country": "The country of the member's billing details; null where they gave none.",
      "access_epoch": "Rises whenever a gate of the app changes: what was decided before may be decided otherwise now.",
      "page_rights": "An opaque value for the single pages granted to the member; it changes when they do."
    }
  },
  "MailboxEntry": {
    "text": "A mail of the development mailbox, as the list shows it."
  },
  "MailboxMessage": {
    "text": "A mail of the mailbox with its text."
  },
  "MemberAttributes": {
    "text": "The values of a member by slug, such as `member.goal` and what an import brought."
  },
  "MemberCompletion": {
    "text": "A page that a member completed."
  },
  "MemberDetail": {
    "text": "One member as the owner sees them.",
    "fields": {
      "is_team": "A team member of the app, who cannot be administered as a member.",
      "status": "`pending`: signed up in a private app, not yet approved. `deleting`: closed, erased at `deletes_at`.",
      "closed_by_member": "The member closed the account; signing in before `deletes_at` restores it.",
      "imported_at": "When the member was added by an import; equals `joined_at` where the file had no date.",
      "last_seen_at": "Null: never, as for imported members who have not signed in.",
      "started": "Newest first, at most 100.",
      "completed": "Newest first, at most 100; undone completions are absent."
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
      "amount": "What was paid for it, renewals included, without what went back.",
      "status": "The order's or subscription's state, as commerce names it.",
      "paused_until": "The end of a break that is planned or in effect.",
      "cancel_reason": "Why the member canceled, as they chose, and in their own words."
    }
  },
  "Member": {
    "text": "One row of the owner's list of members. Its `id` is the user's.",
    "fields": {
      "is_team": "A team member of the app, who cannot be administered as a member.",
      "status": "`pending`: signed up in a private app, not yet approved. `deleting`: closed, erased at `deletes_at`.",
      "closed_by_member": "The member closed the account; signing in before `deletes_at` restores it.",
      "imported_at": "When the member was added by an import; equals `joined_at` where the file had no date.",
      "last_seen_at": "Null: never, as for imported members who have not signed in."
    }
  },
  "ProgramRun": {
    "text": "Something a member started; `progress` in per cent, null once they have left."
  },
  "MemberSession": {
    "text": "A session of a member with all that was done in it, as the team reads it.",
    "fields": {
      "exercises": "The exercises of the workout and of its activities that the member may know of."
    }
  },
  "ProfileVisibility": {
    "text": "Whether other members find a member, and see who they are."
  },
  "SignInDetails": {
    "text": "How a member signs in."
  },
  "StudioLoginResponse": {
    "text": "The response of every successful sign-in to the studio; the token is sent as `X-User-Token`."
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
      "name": "Empty for a user who signed in by link and has not completed the profile.",
      "global_events_channel": "The user's own real-time channel: also `access_changed`, `member_blocked`, `thread_changed`, `member_muted` and `member_warned`.",
      "language": "The language that the member has chosen; null: the app's default.",
      "passwordless": "The user has no password; with `auth_provider` passwordless the profile has to be completed."
    }
  },
  "MemberPreview": {
    "text": "Present where a team member views the app as the user: when it ends, and the studio address to return to."
  },
  "ContentItem": {
    "text": "A page as lists of content show it to the viewer.",
    "fields": {
      "root_id": "The top of its tree, whose gates determine the link's state for a member; null for a public page.",
      "unlocks_at": "When a page that opens later does; null where that depends on the reader, or nothing waits.",
      "has_viewable": "The page is locked but a descendant is accessible: the link leads to the page, not to its purchase.",
      "progress": "Per cent of a started run; null where the viewer has not started it.",
      "next_page_id": "The page that comes next in a started run; null elsewhere.",
      "done": "How many pages of a started run are completed, and how many there are.",
      "starts_at": "When an event or a stream takes place now or next, else when it last did; null where it has no time.",
      "price": "Where the viewer lacks a purchase; null elsewhere."
    }
  },
  "ContentList": {
    "text": "A part of a list of content, and how many pages the whole list has."
  },
  "ContentPrice": {
    "text": "The lowest price that opens a page, in integer minor units.",
    "fields": {
      "interval": "Null: paid once.",
      "others": "The same plan in other currencies.",
      "tax": "What the price says about tax."
    }
  },
  "CountedValue": {
    "text": "A value that a list can be filtered by, with the number of pages that have it."
  },
  "PageCard": {
    "text": "A page as lists of the member's own content show it.",
    "fields": {
      "progress": "Per cent of a run that was started; null elsewhere.",
      "total": "How many pages it has to complete, and how many of them are.",
      "at": "When it was started, opened, bookmarked, or given.",
      "price": "Where the member lacks a purchase; null elsewhere."
    }
  },
  "ContentOrder": {
    "text": "What a list of content is ordered by; ties are ordered by page id."
  },
  "MediaFile": {
    "text": "A video, an audio or a document of the owner's library. `src` is signed and dies in ten minutes.",
    "fields": {
      "src": "Signed in the studio and in previews; null where `pages.openMedia` opens the file.",
      "stream": "Null for files that are no videos, and where this server converts none.",
      "poster": "The picture that stands for a video."
    }
  },
  "LibraryItem": {
    "text": "A picture or a file as the media library lists it.",
    "fields": {
      "alt": "The alternative text of a picture; empty for files.",
      "status": "`preparing` until all sizes exist; it can be used before.",
      "asset": "The picture, or the poster of a video.",
      "stream": "How far a video is converted to a stream; null where there is none.",
      "stream.bytes": "What the stream uses beside the uploaded file."
    }
  },
  "MediaStream": {
    "text": "How far a video is converted to a stream in several sizes; until it is ready it plays as it was uploaded.",
    "fields": {
      "bytes": "What the stream uses beside the uploaded file."
    }
  },
  "MediaItem": {
    "text": "A picture in the owner's library.",
    "fields": {
      "alt": "The alternative text; pages may override it.",
      "status": "`preparing` until all sizes exist; the picture can be used before."
    }
  },
  "PublicAddress": {
    "text": "Whether a picture may get a permanent public address. `automatic`: while a public page shows it. `never`: only addresses that expire within ten minutes. Pictures of gated pages never become public."
  },
  "MemberInvitation": {
    "text": "A person who was invited to an app and has not joined yet.",
    "fields": {
      "name": "Empty where the owner entered none.",
      "products": "The products that the person gets on joining.",
      "sent_at": "When the link was last sent.",
      "expires_at": "When the link expires. The invitation stays: a person who verifies the address is admitted by it."
    }
  },
  "MemberImport": {
    "text": "The course of one import of members.",
    "fields": {
      "state": "`unmapped`: no column is known to be the address, so the owner has to choose one.",
      "done": "Rows that are dealt with, of all.",
      "encoding": "The encoding that was chosen or detected; null until the file has been read.",
      "with_mail": "Added people get an invitation by mail."
    }
  },
  "MemberImportFailure": {
    "text": "Why a file of members cannot be imported at all."
  },
  "MemberImportRow": {
    "text": "The dry-run result of one row; `row` is the line of the file at which it starts, from 1.",
    "fields": {
      "member_id": "The user that was created."
    }
  },
  "MemberRowAction": {
    "text": "What happens with a row: `known` is an existing person and is left unchanged."
  },
  "CappedCount": {
    "text": "How many there are, counted up to 1,000.",
    "fields": {
      "is_total_capped": "There are more than `total`."
    }
  },
  "MemberColumn": {
    "text": "The optional columns. Name, address and state are part of every export."
  },
  "MemberSort": {
    "text": "The orders of the owner's list."
  },
  "MemberView": {
    "text": "The views of the owner's member list besides all members; membership is decided by the server's clock."
  },
  "Channel": {
    "text": "A channel of the app as its team sees it; for members it is a thread of type `feed`.",
    "fields": {
      "archived_at": "Members no longer see it; null while they do."
    }
  },
  "ChannelPosting": {
    "text": "Who may write in a channel: every member, or only members of the team."
  },
  "Conversation": {
    "text": "A conversation in the list. `id` is the thread's.",
    "fields": {
      "title": "The member's name, or what the group is called.",
      "member": "Of a direct conversation.",
      "faces": "Up to four others of a group, for its picture.",
      "latest": "Null in a conversation that has just been started.",
      "unread_count": "Counted up to 100.",
      "waiting_since": "When the other side wrote what is not answered yet; null: nobody waits. Also null once it is done.",
      "assignee": "Of the team scope."
    }
  },
  "ConversationDetail": {
    "text": "A conversation as it is opened, with everybody in it and the notes of the team, oldest first.",
    "fields": {
      "title": "The member's name, or what the group is called.",
      "member": "Of a direct conversation.",
      "faces": "Up to four others of a group, for its picture.",
      "latest": "Null in a conversation that has just been started.",
      "unread_count": "Counted up to 100.",
      "waiting_since": "When the other side wrote what is not answered yet; null: nobody waits. Also null once it is done.",
      "assignee": "Of the team scope.",
      "no_send_reason": "Why nobody can be answered now; null where sending is possible."
    }
  },
  "ConversationMessage": {
    "text": "A message in the inbox. `sent_by`: who of the team wrote it in the inbox; members do not learn it.",
    "fields": {
      "message": "Escaped text; mentions are `<@Name>`. Empty for a message without words.",
      "status": "`hidden`: by the team; its words and files are left out.",
      "reply_thread_id": "The thread of its replies; null before the first reply.",
      "reaction_count": "Likes. Other reactions are in `reactions`.",
      "is_root": "It is no reply."
    }
  },
  "ConversationNote": {
    "text": "A note of the team beside a conversation; no member ever receives it."
  },
  "ConversationPerson": {
    "text": "A person in a conversation; `user_id` is the id of the calls about members. Closed accounts are absent."
  },
  "InboxCounts": {
    "text": "How many conversations of one side there are, each counted up to 100."
  },
  "InboxScope": {
    "text": "Which side's conversations: `team`: those with the app's messaging profile, for team members with the inbox permission; `mine`: those of the team member's own user, for that person alone."
  },
  "InboxTeamMember": {
    "text": "A member of the team, as the inbox names them."
  },
  "SavedReply": {
    "text": "A text that the team inserts into its answers."
  },
  "Author": {
    "text": "A person as messages show them."
  },
  "ReportCase": {
    "text": "A reported message, with all its reports until the team decides.",
    "fields": {
      "resolution": "What became of the message; null while the case is open.",
      "was_auto_hidden": "Enough members had reported it: it was hidden before the team saw it.",
      "message_type.message": "Escaped text; mentions are `<@Name>`. Empty for a message without words.",
      "message_type.status": "`hidden`: by the team; its words and files are left out.",
      "message_type.reply_thread_id": "The thread of its replies; null before the first reply.",
      "message_type.reaction_count": "Likes. Other reactions are in `reactions`.",
      "message_type.is_root": "It is no reply.",
      "excerpt": "The first words of the message as it was reported; empty for pictures and files."
    }
  },
  "ReportedThread": {
    "text": "The thread of a reported message.",
    "fields": {
      "title": "Of the page, group or channel; empty for a direct thread."
    }
  },
  "ModerationRules": {
    "text": "The rules that the team sets for the messages of its app.",
    "fields": {
      "auto_hide_reports": "Reports of so many members whom nothing speaks against hide a message; null: reports never do.",
      "guidelines": "What members read when they report a message; empty: nothing."
    }
  },
  "MemberWarning": {
    "text": "A warning by the team that its member has not confirmed."
  },
  "Message": {
    "fields": {
      "message": "Escaped text; mentions are `<@Name>`. Empty for a message without words.",
      "status": "`hidden`: by the team; its words and files are left out.",
      "reply_thread_id": "The thread of its replies; null before the first reply.",
      "reaction_count": "Likes. Other reactions are in `reactions`.",
      "is_root": "It is no reply."
    }
  },
  "MessageAction": {
    "text": "What `POST /threads/{id}/messages` takes in `data`, each action with a policy of its own.",
    "fields": {
      "client_id": "Sending it again returns the existing messages; in another thread it is refused."
    }
  },
  "SharedMessage": {
    "text": "A message as everybody sees it: what is one's own in it, and what may be done with it, each works out for themselves.",
    "fields": {
      "message": "Escaped text; mentions are `<@Name>`. Empty for a message without words.",
      "status": "`hidden`: by the team; its words and files are left out.",
      "reply_thread_id": "The thread of its replies; null before the first reply.",
      "reaction_count": "Likes. Other reactions are in `reactions`.",
      "is_root": "It is no reply."
    }
  },
  "Thread": {
    "fields": {
      "is_private": "Only participants read it.",
      "is_read_by_team": "The app's messaging profile takes part, so that the team with the inbox permission reads it.",
      "unread_count": "Messages of others behind the marker, counted up to 100.",
      "remaining_messages": "Messages beside `latest_message`.",
      "participants": "Up to eight, those who wrote last first; a thread of a page lists those who have written in it.",
      "participant": "The viewer; null for guests and for those who only read.",
      "parent_message": "Of replies: the message above them.",
      "seq": "The sequence of the thread's event log: where a socket resumes.",
      "no_send_until": "When the viewer may write again, where the team has muted them."
    }
  },
  "ThreadType": {
    "text": "Whose a thread is: of a page, of two people, of a group, a channel of the app, or the replies to a message."
  },
  "NoSendReason": {
    "text": "Why nobody, or not this viewer, may write in a thread."
  },
  "Participant": {
    "text": "A person in a thread. What others have liked and muted is private: empty and null for everybody but oneself.",
    "fields": {
      "liked_messages": "The latest hundred messages of the thread that the viewer likes."
    }
  },
  "ThreadPerson": {
    "text": "A person of a thread, and whether the viewer may write to them."
  },
  "NewMessage": {
    "text": "What a member sends: words, pictures, or one video, file or voice note, each optional but not all absent.",
    "fields": {
      "client_id": "Sending it again returns the existing messages; in another thread it is refused."
    }
  },
  "Broadcast": {
    "text": "A broadcast as the studio shows it.",
    "fields": {
      "page_title": "Null where there is no such page any more.",
      "products": "The products that the audience names.",
      "starts_at": "When the first members receive it, or received it."
    }
  },
  "BroadcastChannelFigures": {
    "text": "What became of a broadcast on one channel.",
    "fields": {
      "waiting": "Handed over, and due later, such as after quiet hours.",
      "opened": "Read in the app, or a push that was clicked; null for mails, whose reading nobody measures."
    }
  },
  "BroadcastCondition": {
    "text": "Whom a broadcast is for; a member fits who fits all of the conditions, and without any everybody does."
  },
  "BroadcastFigures": {
    "text": "What became of a broadcast.",
    "fields": {
      "recipients": "Fixed when it starts; they grow while they are added.",
      "to_come": "Members whose time has not come.",
      "opened": "Members who read it in the app, clicked the push or followed a link.",
      "clicked": "Members who followed a link.",
      "unsubscribed": "Members who ended news by a link of this mail; null without mails.",
      "is_final": "The single records are deleted, so nothing changes any more."
    }
  },
  "BroadcastReach": {
    "text": "How many members it reaches if it is sent now.",
    "fields": {
      "members": "Members who fit the audience and may receive news.",
      "reached": "Those of them who receive it by at least one chosen channel.",
      "excluded": "Who fits the audience and receives nothing: suspended, or without news.",
      "without_mail": "Why members receive no mail.",
      "zones": "Of a time on each member's clock: who receives it first and last, and for how many it is over already."
    }
  },
  "BroadcastRecipient": {
    "text": "A member who would receive a broadcast."
  },
  "BroadcastState": {
    "text": "Where a broadcast is: `sending` from the first member on, until everybody's hour has come."
  },
  "BroadcastTotals": {
    "text": "What a list says of a broadcast; null before it is sent."
  },
  "BroadcastWhen": {
    "text": "When it is sent: at once, at an instant, or at a time on the clock of each member."
  },
  "ListedBroadcast": {
    "fields": {
      "page_title": "Null where there is no such page any more.",
      "products": "The products that the audience names.",
      "starts_at": "When the first members receive it, or received it."
    }
  },
  "LoggedNotification": {
    "text": "A line of the log of a member, without any text of it."
  },
  "NotificationDelivery": {
    "text": "What was decided about one channel of a notification, and when; of a waiting one: when it is decided.",
    "fields": {
      "reason": "Why it was not sent; null where it was, or waits."
    }
  },
  "NotificationReason": {
    "text": "Why a notification was not sent."
  },
  "MemberNotification": {
    "text": "One line of the member's list, in their language. Nothing of a page that they may not know of is named.",
    "fields": {
      "path": "Where it leads in the app."
    }
  },
  "MailChoices": {
    "text": "Which mails a member gets, for a page that needs no sign-in.",
    "fields": {
      "address": "Their address, shortened so that it is recognised by them alone.",
      "kind": "The kind of the mail that the link was in."
    }
  },
  "MailKind": {
    "text": "The kinds of mails that a member may switch off by themselves; what they bought or joined is always mailed."
  },
  "NotificationKind": {
    "text": "What a notification is about."
  },
  "NotificationSettings": {
    "text": "The choices, and what follows from them.",
    "fields": {
      "receive_blast_notifications": "News that the owner sends to everybody.",
      "receive_reminders_just_for_you": "Reminders of items on the member's own calendar.",
      "receive_reminders_for_app": "Reminders of items that the owner scheduled for everyone.",
      "receive_messages_via_email": "Conversations by mail, while `receive_message_notifications` is on.",
      "receive_news_via_email": "What the owner sends to everybody by mail, while `receive_blast_notifications` is on.",
      "remind_day_of": "The daily reminder comes at 8 in the morning of the day; else at 8 in the evening before.",
      "is_quiet_hours": "Nothing is pushed or mailed between these hours of the member's zone; it waits, or is left out where it cannot.",
      "is_all_reminders_inactive": "No reminder can be sent: no subject, time or channel is enabled."
    }
  },
  "PushDevice": {
    "text": "A device that receives push messages.",
    "fields": {
      "browser": "Browser and system, as in the list of sessions."
    }
  },
  "PushProvider": {
    "text": "The ways to a device: the browser's own push service, or that of an app in a store."
  },
  "PushProviders": {
    "text": "By which providers an app reaches native shells."
  },
  "PushSettings": {
    "text": "How this member receives push messages, and what a device needs to register.",
    "fields": {
      "push_status": "Status on this device; `disabled` where it was never registered.",
      "vapid_public_key": "The application server key of web push, base64url.",
      "providers": "The providers that this app can send by."
    }
  },
  "PushStatus": {
    "text": "`suspended`: the server stopped sending after failures over more than a day; enabling again resumes it."
  },
  "PageChange": {
    "text": "One change of a publish, and its audience.",
    "fields": {
      "gate.state": "live: as published; edited: the draft is newer; new: never published; deleted: removed with the next publish.",
      "gate.gate": "broken: an ancestor is missing or the ancestors form a loop, so the page is accessible to nobody.",
      "gate.tag_ids": "Its tags, by name.",
      "audience": "Members who may see it once it is published, or before it is deleted; null where anyone may.",
      "audience_key": "Names the members who see the page before or after the publish, for `audience_groups`.",
      "audience_change": "The effect of a move on members, over the page and its descendants: how many members gain or lose a page, and how many descendants get other gates. Null for new pages and those with the same parent.",
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
    "text": "A deleted page that can be restored, with the pages that were deleted with it.",
    "fields": {
      "deleted_by": "Null if the deletion is older than this field.",
      "below_count": "The number of descendants that are restored with it."
    }
  },
  "DraftProblem": {
    "text": "A problem of a field in a draft: the draft is saved with it but cannot be published."
  },
  "PublishProblem": {},
  "PageDraft": {
    "text": "The editable data of a page. It is stored unchanged and never shown to members before a publish.",
    "fields": {
      "show_view_switcher": "The switch between list and grid; absent: as the page type has it.",
      "use_global_toolbar": "False: a back button alone instead of the app's toolbar. Absent: true.",
      "attributes": "The values of the app's page attributes; absent in drafts from before there were any."
    }
  },
  "PublishPlan": {
    "text": "A publish that happens by itself.",
    "fields": {
      "pages": "The chosen pages; null for all.",
      "with_settings": "Theme, logo, languages and tabs go along.",
      "release_number": "The release that was created; null if nothing had changed.",
      "problems": "Why pages were left out, or what prevented the publish; empty if it was interrupted."
    }
  },
  "PublishState": {
    "text": "The course of a publish.",
    "fields": {
      "problems": "Why pages were left out; members retain their live versions. A publish with nothing else to publish fails."
    }
  },
  "Release": {
    "text": "A release: an immutable state of all pages, theme and navigation.",
    "fields": {
      "base": "What members saw before it, and what its changes are counted against; null for the first.",
      "restored": "Who last restored this release, when, and from which release; null if nobody has."
    }
  },
  "StudioPage": {
    "text": "A page as the editor opens it.",
    "fields": {
      "state.state": "live: as published; edited: the draft is newer; new: never published; deleted: removed with the next publish.",
      "state.gate": "broken: an ancestor is missing or the ancestors form a loop, so the page is accessible to nobody.",
      "state.tag_ids": "Its tags, by name."
    }
  },
  "PagePattern": {
    "text": "A saved group of blocks, or a page template; both are copied, and pages already made never change with them.",
    "fields": {
      "content_type": "The type of the pages that a template makes; null for a group of blocks, whose draft has nothing else."
    }
  },
  "PageStart": {
    "text": "What a page can start with: a draft without its title. What is left out is as on a new page of the type.",
    "fields": {
      "show_view_switcher": "The switch between list and grid; absent: as the page type has it.",
      "use_global_toolbar": "False: a back button alone instead of the app's toolbar. Absent: true.",
      "attributes": "The values of the app's page attributes; absent in drafts from before there were any."
    }
  },
  "PageTreeNode": {
    "text": "A node of the studio's page tree.",
    "fields": {
      "state": "live: as published; edited: the draft is newer; new: never published; deleted: removed with the next publish.",
      "gate": "broken: an ancestor is missing or the ancestors form a loop, so the page is accessible to nobody.",
      "tag_ids": "Its tags, by name."
    }
  },
  "Tag": {
    "text": "A tag as the studio lists it.",
    "fields": {
      "page_count": "How many pages of the draft carry it."
    }
  },
  "TagColor": {
    "text": "The colours of tags; clients draw them in the tones of their theme."
  },
  "RefusedPage": {
    "text": "A page that a change of many left as it was, and why."
  },
  "TagRef": {
    "text": "A tag as pages carry it."
  },
  "CoverAsset": {
    "text": "The picture of a row's cover: null where the cover is drawn, or there is none. Its addresses may die in ten minutes."
  },
  "FileAsset": {
    "text": "An own video, audio or document as views need it.",
    "fields": {
      "src": "Signed in the studio and in previews; null where `pages.openMedia` opens the file."
    }
  },
  "MediaAsset": {
    "text": "A picture as views need it: its size, its variants by width, and a blurred placeholder (thumbhash, base64).",
    "fields": {
      "src": "The original, shown until variants are ready."
    }
  },
  "Attribute": {
    "text": "A named value that the app's pages or members can have."
  },
  "PageAttribute": {
    "text": "A named value that texts of the page may show."
  },
  "PersonalText": {
    "text": "A text that members' devices fill in: its path in the page, and its pieces with what guests see."
  },
  "PageBody": {
    "text": "The whole of a page, for those who may read it.",
    "fields": {
      "access": "The viewer's access decision; absent where the viewer is unknown, as in the file of a public page."
    }
  },
  "Page": {
    "text": "A whole page, as its readers get it.",
    "fields": {
      "page_data": "The path, `/` for the start page.",
      "color_mode": "null: the default of the app's theme.",
      "siblings": "Pages with the same parent, in order, this one included."
    }
  },
  "PageFacts": {
    "text": "The figures that a row about a page may show. Those that do not apply to its type are absent.",
    "fields": {
      "starts": "When a stream starts, `YYYY-MM-DDTHH:MM` by the clock of the app's time zone."
    }
  },
  "PageLink": {
    "text": "What a link to a page may show before it is opened.",
    "fields": {
      "root_id": "The top of its tree, whose gates determine the link's state for a member; null for a public page.",
      "unlocks_at": "When a page that opens later does; null where that depends on the reader, or nothing waits.",
      "has_viewable": "The page is locked but a descendant is accessible: the link leads to the page, not to its purchase."
    }
  },
  "PageSchedule": {
    "text": "A rule of time on the page."
  },
  "PageRow": {
    "text": "A link to a page as a row of a list, with its picture.",
    "fields": {
      "root_id": "The top of its tree, whose gates determine the link's state for a member; null for a public page.",
      "unlocks_at": "When a page that opens later does; null where that depends on the reader, or nothing waits.",
      "has_viewable": "The page is locked but a descendant is accessible: the link leads to the page, not to its purchase."
    }
  },
  "PageShell": {
    "text": "What any stranger may know of a gated page.",
    "fields": {
      "page_data": "The path, `/` for the start page.",
      "color_mode": "null: the default of the app's theme."
    }
  },
  "PublicGate": {
    "text": "A gate of a page, as far as it is public. A private page has no shell.",
    "fields": {
      "page_id": "The page that defines the rule: the page itself or one it inherits from."
    }
  },
  "PublicPageTree": {
    "text": "The file behind `/_pages/_trees/<root_id>.json`: the gates of every page of a tree that a stranger may know of. Clients draw links by it; the server never decides by it."
  },
  "PublicPageTreeNode": {
    "text": "A page's gates with its place, as `@foyer/domain/access` reads them."
  },
  "PreviewAs": {
    "text": "The viewer of a preview: one who passes every gate, a guest, or a member who owns just these products."
  },
  "PreviewGrant": {
    "text": "What opens the drafts of one tree, and where they are looked at.",
    "fields": {
      "grant": "Sent as `X-Preview-Grant`; returned once and not stored.",
      "origin": "The exact origin of the members' app: nothing else is handed the grant.",
      "path": "The path of the page's draft on that origin.",
      "revision": "Changes with every draft of the tree and every place in it."
    }
  },
  "PreviewLocation": {
    "text": "Where a page of the tree is found."
  },
  "PreviewedPage": {
    "text": "A page of a preview: its draft, or what this viewer sees in its place."
  },
  "BlockAction": {
    "text": "What a tap does. Its id lets `/block_actions/{id}` resolve it under access rules."
  },
  "BlockActionPage": {
    "text": "The page that an action leads to, and the decision about the viewer's access to it."
  },
  "ResolvedBlockAction": {
    "text": "What a tap does for this viewer: the action as stored, with what it leads to. A target that is gone, or that the viewer may not know of, has no id; for a locked one `page.access` has the reason and what opens it.",
    "fields": {
      "owned_product_ids": "Those of the products that the viewer owns already.",
      "submission_id": "The viewer's newest submission, which opens instead of the empty form.",
      "media": "The picture with its addresses; null where it is drawn, or there is none.",
      "path": "What is shared."
    }
  },
  "ImageRef": {
    "text": "A picture: an uploaded one by id, or one drawn by our artwork generator from its spec, or none."
  },
  "PageAction": {
    "text": "A button of the page itself. `track_progress` is never drawn."
  },
  "PageFields": {
    "text": "A page type's own fields, validated by the definition of that type."
  },
  "Block": {
    "text": "A stored block with its children; `nested_too_deep` names the block that holds others too deep inside."
  },
  "PageText": {
    "text": "A text of a page: plain, a list of lines, or formatted. The block's definition validates it."
  },
  "Use": {
    "text": "A place that shows or opens a page, a product, a picture or a file. `id` names the page, product or file; null for settings of the app. - `page`: the content of a page. `access`: its access settings. `navigation`, `app_access`, `logo`: settings of the app. - `product`: the cover, the teacher or an order bump of a product. `poster`: the poster of a video.",
    "fields": {
      "content_type": "The page type; null where it is no page.",
      "in_draft": "Only `is_live`: in what members see, and no longer in the draft. Neither: in an earlier release only."
    }
  },
  "Uses": {
    "text": "The places that use something, at most 200 of each kind."
  },
  "BrowsedPage": {
    "text": "A page with what a picker shows of it.",
    "fields": {
      "group": "`match`: its title has the term. `related`: it shares the main value of most matches, such as a muscle.",
      "use_count": "How many pages of the app name it.",
      "has_video": "Whether it has a video, of its own or by an address.",
      "facets": "Its values by facet.",
      "poses": "Its first two pictures: a movement has a start and an end."
    }
  },
  "Facet": {
    "text": "A field to filter by, with its values and how many pages each leaves; the most frequent first."
  },
  "PageTranslation": {
    "text": "All texts of a page in one other language.",
    "fields": {
      "revision": "0 before it is first saved."
    }
  },
  "TranslatedText": {
    "text": "A text of a page with its translation.",
    "fields": {
      "label": "The key of its label.",
      "block": "The block that contains it; null for the page itself.",
      "text": "null while it is not translated: members read the source.",
      "translated_from": "The mark that it was saved with; null while it is not translated.",
      "is_outdated": "The source text has changed since the translation was written."
    }
  },
  "TranslationProgress": {
    "text": "How far a page is in one language of its app.",
    "fields": {
      "status": "Whether members can choose the language once it is published."
    }
  },
  "ImportRow": {
    "text": "The dry-run result of one row."
  },
  "ImportRun": {
    "text": "The course of one import.",
    "fields": {
      "parent_id": "The page below which new pages are placed, suggested by the dry run; null: a new page is created."
    }
  },
  "FieldProblem": {
    "text": "One field's problem: its path in the input, its code (`fieldCodes`), and the parameters of its text."
  },
  "Problem": {
    "text": "RFC 9457 problem details, as `application/problem+json`. Clients translate `code`, never `title`."
  },
  "PackSubscription": {
    "text": "How far a member is in a pack that they run.",
    "fields": {
      "total": "How many pages it has to complete, and how many of them are."
    }
  },
  "PageSubscribers": {
    "text": "The page subscribers entity.",
    "fields": {
      "count": "How many run it: exact up to 1,000, and 1,000 where there are more.",
      "last_5": "The last to start, newest first; empty for guests, non-members and viewers without access to the app. Hidden and suspended people are not listed or counted.",
      "can_schedule_start": "The viewer may start it, now or later, and has no running run.",
      "start_from_page_id": "The page that the viewer's run was started at; null for the first one.",
      "started_at": "When the viewer's run started; null where it has not been started.",
      "day": "Today in the viewer’s zone; a device may be behind the clock of a sandbox.",
      "plan_changes": "How the viewer moved the days of their run."
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
  "CalendarEvent": {
    "text": "One date of a published event, as the team's calendar shows it.",
    "fields": {
      "original_start": "The event's own day and time, `YYYY-MM-DDTHH:MM`, by which the date is known however it is moved.",
      "event_minutes": "How long the event is, in minutes, before any change of this date.",
      "capacity": "How many may come; null: all.",
      "is_cancelled": "It does not take place; shown to the team only.",
      "change": "What the team changed; `original_start` is the date that the change was made for. null: nothing.",
      "needs": "What a member needs to open it.",
      "needs.products": "The titles of the products of which one opens it."
    }
  },
  "CalendarItem": {
    "text": "What the team schedules for all members: a published page, all day on a day or at a time.",
    "fields": {
      "day": "By the clocks of the app; of an item that is all day the day of each member.",
      "time": "null: all day."
    }
  },
  "CalendarOpening": {
    "text": "A published page that opens for everyone who may read it at one time."
  },
  "EventAnswer": {
    "text": "A member's answer to whether they come to an event."
  },
  "EventAttendance": {
    "text": "Who comes to an occurrence, and what the viewer has answered. Hidden, blocked and suspended people are not counted; their places are.",
    "fields": {
      "answer": "null: no answer yet, or a guest.",
      "is_waiting": "The viewer wants to come and has no place yet.",
      "waiting_position": "The viewer's place in the line, from 1; null for one who does not wait.",
      "people": "The first four who come; empty for guests.",
      "capacity": "null: no limit.",
      "places_left": "null: no limit.",
      "may_answer": "False for one who may only look at the event.",
      "online": "When the link of its video call is given; null: there is none."
    }
  },
  "EventOccurrence": {
    "text": "One time at which an event takes place. An event is a page, so both ids are that of the page.",
    "fields": {
      "state": "The event's state for the viewer.",
      "answer": "null: no answer, a guest, or an event that the viewer may not open.",
      "is_waiting": "The viewer wants to come and has no place yet.",
      "capacity": "null: no limit, or an event that the viewer may not open."
    }
  },
  "EventPerson": {
    "text": "A member with their answer to an occurrence."
  },
  "EventSubscription": {
    "text": "An occurrence that a member has said to come to, or perhaps.",
    "fields": {
      "state": "The event's state for the viewer.",
      "answer": "null: no answer, a guest, or an event that the viewer may not open.",
      "is_waiting": "The viewer wants to come and has no place yet.",
      "capacity": "null: no limit, or an event that the viewer may not open."
    }
  },
  "ScheduleFilter": {
    "text": "What a member can filter the schedule by: a program that items were scheduled from, a type, or a scope.",
    "fields": {
      "value": "What `GET /schedule` takes as `filter`.",
      "title": "The title of a program; null for types and scopes."
    }
  },
  "ScheduledDate": {
    "text": "A date of an input: a day, or an instant with its offset."
  },
  "ScheduledItem": {
    "text": "A page, form or event occurrence on a member's day or time.",
    "fields": {
      "context_id": "The progress root that it was scheduled from; items of one root are siblings.",
      "context_title": "The title of that root; null without one, or where the member may no longer know of it.",
      "date": "`YYYY-MM-DD` where `is_all_day`, else an instant.",
      "item": "null: hidden from the member now.",
      "item.minutes": "null where it has no length, or the member may not open it now.",
      "item.is_locked": "The member may not open it now."
    }
  },
  "Money": {
    "text": "Money: integer minor units and an ISO 4217 currency, never a float."
  },
  "Empty": {
    "text": "The response of calls that return nothing."
  },
  "Diagnostics": {
    "text": "Diagnostics of the member's app; the member can read them before sending.",
    "fields": {
      "last_error_id": "The request that failed last in this visit; null without one."
    }
  },
  "InvitedRole": {
    "text": "The roles that an invitation can give. Only an existing team member can become an owner."
  },
  "TeamLogAction": {
    "text": "What the log knows of: changes of the team, what the team does to members, and what becomes of an app."
  },
  "TeamLogEntry": {
    "text": "One log entry: actor, action, subject and time.",
    "fields": {
      "subject_name": "The name of the subject; null for a member or an invitation that no longer exists.",
      "member_id": "The user's id, where it was done to a member.",
      "app": "The app in which it was done; null for what concerns the account."
    }
  },
  "TeamMember": {
    "text": "A team member, with what the viewer may do with them.",
    "fields": {
      "can_read_inbox": "They read and answer the conversations of the messaging profile; owners and account admins always do.",
      "last_seen_at": "When they were last in the studio; null: never since they joined.",
      "abilities.roles": "The roles that they may be given."
    }
  },
  "TeamInvitation": {
    "text": "A pending team invitation.",
    "fields": {
      "sent_at": "When the link was last sent."
    }
  },
  "TeamRole": {
    "text": "The roles of a team, from all rights to the fewest."
  },
  "PlannedPage": {
    "text": "A page of a week in the planner.",
    "fields": {
      "minutes": "How long it takes; null where it does not say.",
      "load_change": "Null where nothing changed, or each set by something else."
    }
  },
  "PlannedWeight": {
    "text": "Another weight than a week before."
  },
  "BodyMeasure": {
    "text": "One measure of a member's body; of each kind there is one a day."
  },
  "CsvPart": {
    "text": "One part of a CSV file: the file is `header` followed by the `lines` of each part.",
    "fields": {
      "count": "The number of rows in this part."
    }
  },
  "ExerciseBests": {
    "text": "The best of all sessions; a record is strictly better.",
    "fields": {
      "one_rep_max_kg": "The highest estimate of one repetition, in kilograms (Epley, 1 to 10 reps).",
      "amounts": "The most of each unit in one set."
    }
  },
  "ExerciseCard": {
    "text": "An exercise as the player and lists of sets show it."
  },
  "ExerciseResult": {
    "text": "What a session adds up to for one exercise; warm-ups count for nothing.",
    "fields": {
      "best_set": "The heaviest set, else the one of the greatest amount.",
      "one_rep_max": "The highest estimate of one repetition (Epley, 1 to 10 reps), and its set.",
      "amounts": "Of each unit the most in one set, the most without a weight, and the sum."
    }
  },
  "ExerciseSwap": {
    "text": "An exercise in place of another."
  },
  "HeaviestSet": {
    "text": "A heaviest working set with reps, in kilograms."
  },
  "LoggedSet": {
    "text": "One set that was done."
  },
  "SessionComment": {
    "text": "A comment of the team on a session, as the member reads it."
  },
  "SessionEntry": {
    "text": "One appended activity of a session."
  },
  "SessionFigures": {
    "text": "What a session adds up to; warm-ups count for time only.",
    "fields": {
      "volume_kg": "Kilograms lifted: weight by reps of working sets with a weight.",
      "seconds": "From start to finish without pauses; null while it runs."
    }
  },
  "SessionWorkout": {
    "text": "A workout as it was published when the session began; later edits do not change it."
  },
  "TeamComment": {
    "text": "A comment, with what the viewer of the team may do with it."
  },
  "WorkoutChapter": {
    "text": "A part of a workout's video, from a second on: an exercise of the workout, or only a title."
  },
  "WorkoutGroup": {
    "text": "Items done as one: one by one, in turns, in rounds, or against the clock.",
    "fields": {
      "rounds": "Rounds of all kinds but `single`, whose sets count, and `amrap`, which has no end.",
      "rest_seconds": "Rest after each round, in seconds; of `interval` after each item.",
      "work_seconds": "Seconds of work of each item of an `interval`, and length of a minute of an `emom`; absent: 40, and 60.",
      "cap_seconds": "Seconds that an `amrap` lasts, and after which `for_time` ends; absent: 600, and no end."
    }
  },
  "WorkoutItem": {
    "text": "One exercise of a group. Its `uid` is stable across edits because activity refers to it.",
    "fields": {
      "rest_seconds": "Rest after each set, in seconds; 0 for none."
    }
  },
  "WorkoutSession": {
    "text": "One go at a workout with all that was done in it.",
    "fields": {
      "exercises": "The exercises of the workout and of its activities that the member may know of."
    }
  },
  "WorkoutSet": {
    "text": "One set of an item. What is optional was added later: stored sets without it mean what they meant before.",
    "fields": {
      "amount": "How much of which unit; 0 leaves it to the member.",
      "is_amrap": "The amount or as many more as possible: \"5+\".",
      "weight": "As typed; exact in its own unit.",
      "percent_1rm": "The load as a share of the member's best single, in place of a weight.",
      "rest_seconds": "Rest after this set, in seconds; null for that of the item.",
      "rpe": "Rate of perceived exertion, in halves.",
      "tempo": "Seconds down, held, up and held, such as `3-1-1-0`; X for as fast as possible."
    }
  }
}

/** Docstrings of the calls and of the fields of their input and output. */
export const callDocs: Record<string, { text?: string; input?: Fields; output?: Fields }> = {
  "access.getGuestAccess": {
    "text": "Explains to the owner what a guest gets at a page."
  },
  "access.getPageAccess": {
    "text": "Explains one access decision to the owner: the chain of rules in the order in which the decision ran them."
  },
  "access.grantEntitlement": {
    "text": "A manual grant by the owner, with its reason and its end. Exactly one of product and page.",
    "input": {
      "cause": "The team's reason for the grant: a gift, or any other manual grant."
    }
  },
  "access.listEntitlements": {
    "text": "The ledger of one member, newest first, with what is in force of it now.",
    "output": {
      "active_ids": "The ids of those items that are grants in force; only these can be revoked."
    }
  },
  "access.revokeEntitlement": {
    "text": "Appends a revocation of one grant; the grant itself stays in the ledger."
  },
  "activity.endSession": {
    "text": "Sent as a beacon when the page is hidden or closed."
  },
  "activity.getToday": {
    "text": "Returns today's figures in the app's zone, each with the value of the same weekday a week ago at the same time. Sales are given per currency; `latest` lists today's events, newest first.",
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
    "text": "Adds a domain. It serves no pages until it is verified by its DNS record; until then several apps may add the same domain."
  },
  "apps.changeSlug": {
    "text": "Moves the app to the host of another slug. All members are signed out, documents of the old host redirect, and the old slug is reserved for 90 days. Needs a session opened in the last ten minutes (`sign_in_again`); `conflict` when the slug was changed concurrently."
  },
  "apps.checkDomain": {
    "text": "Checks the verification record of a domain now. If it is valid and no other app has the domain, the domain serves the app from then on; otherwise `problem` names what was found."
  },
  "apps.checkSlug": {
    "text": "Checks whether a slug is available, and if not, returns the reason and a suggestion. The slug is not reserved."
  },
  "apps.createApp": {
    "text": "Creates an app with its content. It responds on its own host as soon as the call returns."
  },
  "apps.deleteApp": {
    "text": "Deletes the app: its hosts respond 410 at once and nobody can sign in. For 30 days the owner can restore it; then everything but financial records is erased. Refused while subscriptions renew (`app_has_subscriptions`) or if the typed name differs (`name_differs`). Needs a session opened in the last ten minutes (`sign_in_again`)."
  },
  "apps.getApp": {
    "text": "Returns what the member app needs to start. For a private app, people without access get its name, logo and theme, and only the tabs that every app has."
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
  "apps.listLanguages": {
    "text": "Lists every supported language with what members would read in it. One without either kind of texts cannot be published.",
    "output": {
      "items.has_interface": "Buttons and messages of the member app exist in it.",
      "items.has_content": "It is the language of the app's pages, or at least one page is translated to it."
    }
  },
  "apps.moveClock": {
    "text": "Moves the clock of a sandbox app forward, by at most a year in one step; never back."
  },
  "apps.previewAppAccess": {
    "text": "Compares an access setting with today's: members by what they own, people waiting for approval, and pages accessible to guests.",
    "output": {
      "waiting": "Who has signed in and is no member yet.",
      "open_pages": "How many published pages anyone may read without an account, now and then."
    }
  },
  "apps.previewSlugChange": {
    "text": "Checks whether the app could use a slug, and what changes for its members: all have to sign in again, and passkeys are bound to the host they were created on. The slug is not reserved.",
    "output": {
      "passkey_holders": "How many people have a passkey that stops working."
    }
  },
  "apps.removeDomain": {
    "text": "Removes a domain; any app may verify it from then on. If it was verified, all members are signed out, because the next owner of the domain would receive their cookies; this needs a session opened in the last ten minutes (`sign_in_again`)."
  },
  "apps.removeSsoKeys": {
    "text": "Deletes the keys of a provider and disables it in the same step, so that a leaked key stops working at once. Members who used that provider sign in by an e-mailed link or a new password."
  },
  "apps.restoreApp": {
    "text": "Restores a deleted app at its former address. After 30 days it responds `not_found`."
  },
  "apps.saveSignIn": {
    "text": "Saves all sign-in settings at once. A provider needs its keys (`provider_not_configured`), and password or e-mailed link must stay enabled (`one_method_required`). If `revision` is outdated, `stale_revision` names the last editor and the time, and nothing is saved.",
    "input": {
      "allowed_email_domains": "New people need an address at one of these; empty: any address. Field code `domain_invalid`.",
      "sign_up_text": "Plain text above the sign-up form; empty where nothing."
    }
  },
  "apps.saveSsoKeys": {
    "text": "Stores the app's keys of Google (`client_id`, `client_secret`) or Apple (`client_id`, `team_id`, `key_id`, `private_key`), secrets encrypted. An omitted secret is retained while the fields it belongs to are unchanged. Does not enable the provider. Field codes: `required`, `client_id_invalid`, `private_key_invalid`."
  },
  "apps.setPrimaryDomain": {
    "text": "Serves the app's pages at one of its verified domains, or with null at the host of its slug; pages of other hosts redirect there. Members sign in again, because cookies and passkeys belong to a host. Needs a session opened in the last ten minutes (`sign_in_again`)."
  },
  "apps.switchOff": {
    "text": "Switches the app off at once: its hosts respond 503 with only its name, live connections close, and mails to members wait. The studio keeps working."
  },
  "apps.switchOn": {
    "text": "Switches the app on again, as it is now; the mails that waited are sent."
  },
  "apps.updateAppAccess": {
    "text": "Saves who may access the app, all at once and effective immediately. Requiring Google or Apple needs their keys; products and overlay must belong to the app. If `revision` is outdated it responds `stale_revision` with `changed_by` and `changed_at`, and saves nothing."
  },
  "apps.updateAppTheme": {
    "text": "Changes the draft of the app's appearance; members see it after the next publish. Omitted fields are unchanged."
  },
  "apps.updateApp": {
    "text": "Changes the fields that are sent. Name, zone, messaging and badge take effect at once; languages when published. `locales` has exactly one default, and newly published ones need texts (`listLanguages`)."
  },
  "apps.updateNavigation": {
    "text": "Replaces the draft of the member app's navigation; members see it after the next publish. Items may lead only to pages of the draft. If `revision` is outdated it responds `stale_revision` and saves nothing."
  },
  "attributes.createAttribute": {
    "text": "Adds an attribute. Slug and type never change afterwards; an app has at most 100. Those of members are texts: other types are refused with the field code `wrong_type`."
  },
  "attributes.deleteAttribute": {
    "text": "Deletes an attribute with the values of members. Texts that name it show their fallback text at once."
  },
  "attributes.listAttributeUses": {
    "text": "The pages whose texts or values name an attribute, at most 200, and how many members have a value."
  },
  "attributes.listAttributes": {
    "text": "The attributes of the app by name, without the built-in ones."
  },
  "attributes.renameAttribute": {
    "text": "Renames an attribute for the team. Texts name it by its slug, so they stay as they are."
  },
  "commerce.addOrderNote": {
    "text": "Adds a note to the timeline of an order, which only the team sees."
  },
  "commerce.archiveCoupon": {
    "text": "Archives a coupon: its code is free for another one. Orders and subscriptions that have it retain it."
  },
  "commerce.archiveProduct": {
    "text": "Archives a product. Members who bought it retain their access."
  },
  "commerce.cancelSubscription": {
    "text": "Access lasts until the paid period ends."
  },
  "commerce.changeCard": {
    "text": "Changes the card that renews a subscription. At Stripe the response has a `client_secret` to confirm; repeating the call with its `intent_id` saves the confirmed card. Nothing is charged.",
    "input": {
      "card": "The test card to renew with from now on; for sandbox subscriptions only."
    }
  },
  "commerce.checkPayments": {
    "text": "Starts a comparison of payments with their providers, as each night does; returns the one that runs already."
  },
  "commerce.claimPurchase": {
    "text": "Creates the account of a guest by the link that was mailed after paying, or signs in to the one with their address, and moves their purchases there. The link verifies the address and is valid once. Clients confirm with the user first: opening the link alone signs nobody in."
  },
  "commerce.confirmOrder": {
    "text": "Checks an open order at its provider when a buyer returns from the payment form; if it is paid, access opens at once. Returns nothing about a payment that the provider does not confirm. Guests send the secret of their order."
  },
  "commerce.confirmSandboxPayment": {
    "text": "Simulates a card form for orders of the sandbox provider: succeeds, declines, or requires authentication first. Guests send the secret of their order."
  },
  "commerce.correctGuestEmail": {
    "text": "Corrects the address that a buyer without an account typed, notes it on the order, and mails the receipt of a paid order, with the link to an account, to the new address. Orders of members are not found."
  },
  "commerce.createCoupon": {
    "text": "Creates a coupon. Its code must differ from those of all coupons that are not archived, in any case."
  },
  "commerce.createIntent": {
    "text": "Creates one order with one payment intent, and refuses a `final_amount` that differs from the server's sum. A repeated request (double click, second tab) returns the same order. `products` names further products of the same payment; as order bumps, those that the caller owns and those that do not fit are left out, as in the preview. Guests send `email`, `name` and `order_token`, a secret of their device that opens their order afterwards, and no one else's; an address with an account, or with a paid order, is `existing_subscriber`, one that the app does not admit `user_not_found`, one that has had a trial of a product `trial_used`. Without them guests have to sign in first.",
    "input": {
      "without_trial": "A guest was told `trial_used`: no product has a trial.",
      "waives_withdrawal": "The buyer's own tick: what is bought once opens at once, and cannot be withdrawn from then.",
      "requests_start": "The buyer's own tick: a subscription starts at once, and who withdraws pays for the days until then."
    },
    "output": {
      "saved_cards_secret": "By it the card form of Stripe lists the member's saved cards."
    }
  },
  "commerce.createProduct": {
    "text": "A product with one or more versions, a draft unless `is_on_sale`. Where none or several are marked as the default, the first (marked) one is."
  },
  "commerce.disputeTestOrder": {
    "text": "Disputes the newest payment of an order of test money, or decides the open dispute, as the card's bank would."
  },
  "commerce.endPause": {
    "text": "Withdraws a break that has not started, or starts a new period now and charges it. `payment_failed` leaves the break as it is."
  },
  "commerce.exportOrders": {
    "text": "Exports orders as lines of CSV, in parts: the file is `header` followed by the `lines` of each part. Cells are safe to open in a spreadsheet.",
    "input": {
      "locale": "The language of the header."
    },
    "output": {
      "count": "The number of orders in this part."
    }
  },
  "commerce.exportProductHolders": {
    "text": "Exports who owns a product as lines of CSV, in parts: the file is `header` followed by the `lines` of each part. Cells are safe to open in a spreadsheet.",
    "input": {
      "locale": "The language of the header."
    },
    "output": {
      "count": "The number of rows in this part."
    }
  },
  "commerce.getBillingDetails": {
    "text": "Returns what the member wants on invoices instead of the account's name; empty where nothing was given."
  },
  "commerce.getContractRights": {
    "text": "Returns what buyers may do about a contract by the law of the app.",
    "output": {
      "days": "How many days a buyer may withdraw."
    }
  },
  "commerce.getCoupon": {
    "text": "Returns a coupon with what came of it, its last hundred changes and its last fifty uses, newest first.",
    "output": {
      "uses": "Orders that have used it, and open ones that reserve it.",
      "revision": "Rises with every change."
    }
  },
  "commerce.getGuestOrder": {
    "text": "Returns an order of a guest as it is stored, to continue it after closing the tab. The secret is in the body, so that no address contains it; the order's id alone opens nothing."
  },
  "commerce.getInvoiceSettings": {
    "text": "Returns what the app's invoices say about the seller, and how their numbers begin.",
    "output": {
      "address": "Lines of the postal address, without the country.",
      "country": "ISO 3166-1 alpha-2.",
      "next_label": "The number that the next invoice gets, as it is printed."
    }
  },
  "commerce.getInvoiceUrl": {
    "text": "Returns the address of an invoice's PDF, which is valid for ten minutes. The file is written at the first request: `url` is null until it is ready, and the client asks again after a second."
  },
  "commerce.getInvoice": {
    "text": "Returns an invoice or credit note by the key of its link. The key is the only right that is needed."
  },
  "commerce.getLawSettings": {
    "text": "Returns which rights buyers have in the app, and what is usual in the seller's country.",
    "output": {
      "is_on_by_country": "What `country` comes to.",
      "url": "Where buyers find it."
    }
  },
  "commerce.getOrderFigures": {
    "text": "Sums what was paid by currency, the largest first, and counts the orders of each view."
  },
  "commerce.getOrder": {
    "text": "The order’s own state after verified payment events, as it is stored; the client polls it until it is settled."
  },
  "commerce.getPaymentSettings": {
    "text": "Returns the payment settings. Secrets are never returned, only whether they are set.",
    "output": {
      "is_sandbox": "Test money counts, and the clock can be moved forward.",
      "test_holders": "Members who own something bought in test mode and lose it when the app goes live.",
      "grace_days": "Days that a plan stays open after a failed renewal, before it ends."
    }
  },
  "commerce.getPlaySettings": {
    "text": "Returns the Google Play settings. The key file is never returned, only whether it is set.",
    "output": {
      "push_account": "The account by which Pub/Sub signs notifications; empty: none are accepted.",
      "notification_url": "Where Pub/Sub is to send notifications; also the audience of its tokens."
    }
  },
  "commerce.getProduct": {
    "text": "A product that is on sale; hidden ones are found by those who know the id."
  },
  "commerce.getPurchasedItems": {
    "text": "The pages that the product opens for this member."
  },
  "commerce.getStoreSettings": {
    "text": "Returns the App Store settings. The private key is never returned, only whether it is set.",
    "output": {
      "notification_url": "Where the App Store sends its notifications."
    }
  },
  "commerce.getStudioOrder": {
    "text": "Returns an order with its payments, refunds, disputes, invoices, the access that it opened and its timeline."
  },
  "commerce.getStudioProduct": {
    "text": "A product with all that it opens, also one that is off sale.",
    "output": {
      "contents": "What is in it, in the owner's words.",
      "sample_page": "A page to try before buying; null where the viewer may not read it.",
      "opens": "Pages that it opens, as far as the viewer may know of them.",
      "includes": "Products that its owners own as well, for as long.",
      "has_had_trial": "The caller has had a trial of it, so its prices have none for them.",
      "included_pages": "Private pages that it includes; deleted ones are left out.",
      "is_on_sale": "False for a draft, which members neither see nor buy.",
      "revision": "Rises with every save.",
      "changed_by": "Who saved it last; null if the last save is older than this field."
    }
  },
  "commerce.getTaxSettings": {
    "text": "Returns how the app taxes what it sells, and the rates of its table in force today.",
    "output": {
      "has_oss": "Consumers in other countries of the EU pay the rate of theirs.",
      "has_reverse_charge": "Businesses in other countries of the EU owe the tax themselves.",
      "registrations": "Countries outside of the EU where tax is charged too.",
      "provider": "Who takes the app's money: Stripe can compute its tax too.",
      "own_rates": "The owner's own rates, also future ones."
    }
  },
  "commerce.giveCancelReason": {
    "text": "Stores why the member canceled, for the owner. The last answer applies."
  },
  "commerce.hasActivePurchase": {
    "text": "True while an entitlement to the product is in force."
  },
  "commerce.leaveTestMode": {
    "text": "Ends test mode for good: test orders can no longer be paid, access from them is revoked, and the real clock applies. Idempotent."
  },
  "commerce.listContracts": {
    "text": "Lists the newest orders of the member that can be withdrawn from or canceled, or that were canceled."
  },
  "commerce.listCoupons": {
    "text": "Returns coupons, newest first, with what came of each.",
    "output": {
      "items.uses": "Orders that have used it, and open ones that reserve it.",
      "items.revision": "Rises with every change."
    }
  },
  "commerce.listHoldings": {
    "text": "Lists each product and private page that the member owns now, with the causes and end dates from the ledger, and what the member owned before. The team's notes on grants are not included.",
    "output": {
      "ended": "What has ended, the last first."
    }
  },
  "commerce.listInvoices": {
    "text": "Lists the member's invoices and credit notes, newest first, at most 500."
  },
  "commerce.listOrders": {
    "text": "Lists orders for the studio, newest first. The cursor stays valid while orders are added."
  },
  "commerce.listPaymentDifferences": {
    "text": "Lists what payment providers and the app's records see differently, newest first, with the last comparison.",
    "output": {
      "last_check": "Null before the first one."
    }
  },
  "commerce.listProductHolders": {
    "text": "Lists who owns a product now and why, the newest first: by itself, and as a part of others. Whoever has several causes is listed with each.",
    "output": {
      "items.until": "When this cause ends; null: never. For a running plan the end of the paid or free period, for an overdue one the end of its grace period.",
      "items.plan": "The state of the plan that is the cause; null: no plan.",
      "items.store": "The store where it was bought and is managed; null: not in a store.",
      "items.part_of": "The title of the product that was given and includes this one; null: this one itself.",
      "items.user_id": "Null for a buyer without an account.",
      "items.paid": "What was paid and did not go back; null where nothing was.",
      "total_count": "How many members own it."
    }
  },
  "commerce.listProductUses": {
    "text": "The places that offer a product or are opened by it: pages, access settings and order bumps."
  },
  "commerce.listProducts": {
    "text": "Returns all products on sale, or the named ones in the given order. `include_hidden` says whether hidden products are among them; without it they are only when they are named."
  },
  "commerce.listPurchases": {
    "text": "Every paid order line of the member, newest first."
  },
  "commerce.listStudioProducts": {
    "text": "Returns the products with the number of members who own each, and its total and recent sales.",
    "output": {
      "items.contents": "What is in it, in the owner's words.",
      "items.sample_page": "A page to try before buying; null where the viewer may not read it.",
      "items.opens": "Pages that it opens, as far as the viewer may know of them.",
      "items.includes": "Products that its owners own as well, for as long.",
      "items.has_had_trial": "The caller has had a trial of it, so its prices have none for them.",
      "items.recent_sales": "Sales of the last 30 days by currency; absent without sales."
    }
  },
  "commerce.listSubscriptions": {
    "text": "Every recurring order line with its state."
  },
  "commerce.listTestCards": {
    "text": "Lists the test cards that the member has paid with, the last first, so that the checkout of test mode offers them as saved ones. Stripe's own card form lists those that are saved at Stripe."
  },
  "commerce.listWithdrawals": {
    "text": "Lists withdrawals and cancellations for the studio, newest first; `waiting` lists only what waits for the team."
  },
  "commerce.mailInvoice": {
    "text": "Mails the link of an invoice to the address of its buyer, at most once in ten minutes."
  },
  "commerce.pauseCoupon": {
    "text": "Pauses a coupon: no new order can use it. Orders and subscriptions that have it retain it."
  },
  "commerce.pauseSubscription": {
    "text": "Plans a break from the end of the paid period for some months: no access and no invoices until a new period starts. A paused, canceled, overdue or ended subscription cannot be paused, nor one whose switch is planned (`switch_planned`)."
  },
  "commerce.paySubscription": {
    "text": "Retries the open invoice of a past-due subscription. If the bank requires authentication, the response contains the next step.",
    "input": {
      "card": "The test card to pay with from now on; for sandbox subscriptions only."
    }
  },
  "commerce.previewCoupon": {
    "text": "Prices one version of a product with a coupon that need not be saved, by the rules of the checkout.",
    "output": {
      "refusal": "Why the coupon does not count for this price; the preview is then without it.",
      "schedule": "The payments at which the amount changes, today first."
    }
  },
  "commerce.previewOrder": {
    "text": "Prices and discounts are the server’s; nothing is stored. `order_bumps` names bumps of the product by their ids; those that the caller owns and those that do not fit the price are left out, and listed in `owned_order_bumps` and `unfit_order_bumps`. `products` names further products of the same payment, with `owned_products` and `unfit_products` alike: one order has one currency and at most one price that recurs. A refused coupon responds `invalid_coupon` with its `reason`.",
    "input": {
      "without_trial": "A guest was told `trial_used`: no product has a trial."
    },
    "output": {
      "tax": "The tax in `final_amount`; null where none is charged, or the country is not known yet.",
      "tax_state": "How the app taxes: tax is `waiting` until the buyer's country is known.",
      "is_tax_inclusive": "Whether prices contain tax; null where the app charges none.",
      "country": "The buyer's country and VAT id: as they were sent, else those that the caller has stored.",
      "needs_postal_code": "The tax of this country depends on the postal code.",
      "owned_order_bumps": "Order bumps of the product that the caller owns: they are not charged and should not be offered.",
      "unfit_order_bumps": "Order bumps that cannot be in one order with the chosen price: they are not charged and should not be offered.",
      "owned_products": "Further products that the caller owns: they are not charged.",
      "unfit_products": "Further products that cannot be in one order with the first one: they are not charged.",
      "tried_products": "Products whose trial is not offered, because the caller has had one: their first payment is due today.",
      "recurring": "What recurs after today or after the trial; null where nothing does.",
      "recurring.next_amount": "What the payment at `next_at` comes to.",
      "recurring.discounted_periods": "How many payments from `next_at` on are discounted; null: all of them.",
      "coupon": "The coupon of the order; null without one.",
      "coupon.periods": "How many paid periods of a subscription are discounted; 0: all of them.",
      "owned_parts": "Products that the ordered ones include and the caller owns already. They are part of the price.",
      "owned_parts.contents": "What is in it, in the owner's words.",
      "owned_parts.sample_page": "A page to try before buying; null where the viewer may not read it.",
      "owned_parts.opens": "Pages that it opens, as far as the viewer may know of them.",
      "owned_parts.includes": "Products that its owners own as well, for as long.",
      "owned_parts.has_had_trial": "The caller has had a trial of it, so its prices have none for them.",
      "needs_waiver": "The intent needs the buyer's waiver of withdrawal (`waives_withdrawal`).",
      "needs_start_request": "The intent needs the buyer's request that a subscription starts at once (`requests_start`)."
    }
  },
  "commerce.previewProductPages": {
    "text": "Counts members against today, over the pages that would be added or removed and all that inherit from them."
  },
  "commerce.previewSwitch": {
    "text": "Returns what a switch to another price of the same product costs. A higher price applies now and the rest of the paid time is credited by the second; a lower one applies at the end of the period; a free trial goes on. `cannot_switch`: canceled, overdue, or another switch is planned; `pause_planned`: a break is planned or runs.",
    "output": {
      "credit": "What the rest of the paid time is worth.",
      "due": "What the saved card pays today; send it as `expected_amount`.",
      "tax": "What of `due` is tax; null where nothing is taxed.",
      "proration_date": "The instant that the credit was computed for; send it with the switch."
    }
  },
  "commerce.purchaseInApp": {
    "text": "Claims a purchase of the native shell. The transaction is loaded from the store; app, product and account token (the subscriber id) must match. At Google Play both ids are the purchase token. Idempotent, so all purchases may be claimed to restore. An expired one responds `has_active_purchase: false`, another account's `email` `purchase_of_another`."
  },
  "commerce.receivePlayNotification": {
    "text": "Receives a notification of Google Play by Pub/Sub, verified by the token that Google signs for this address and the account of the settings. It only says which purchase is read again."
  },
  "commerce.receiveStoreNotification": {
    "text": "Receives a notification of the App Store (version 2), verified by its signature and Apple's certificates. It only says which purchase is read again."
  },
  "commerce.receiveStripeWebhook": {
    "text": "Verified by the app’s webhook secret over the raw body; without a secret the feature is off (404)."
  },
  "commerce.refundOrder": {
    "text": "Refunds a part or all of one payment of an order. `refund_id` is the caller's: a repeated request refunds nothing more. Where the provider does not respond, the refund stays `open` and is sent again.",
    "input": {
      "lines": "How much goes back for which product.",
      "ends_renewal": "The subscription is not renewed any more.",
      "note": "Only for the team.",
      "is_mailed": "Mails the member about it."
    }
  },
  "commerce.requestWithdrawal": {
    "text": "Withdraws from a contract or cancels its renewals, without sign-in. Responds the same whether or not there is such an order; its receipt is mailed at once. Withdrawals are `not_found` where the law of the app has none.",
    "input": {
      "reference": "The number of the order or invoice."
    }
  },
  "commerce.resendReceipt": {
    "text": "Mails the receipt of a paid order to its buyer again, with the link to the invoice."
  },
  "commerce.resolvePaymentDifference": {
    "text": "Closes a difference that a person has settled; a closed one stays as it is."
  },
  "commerce.resolveWithdrawal": {
    "text": "Marks a waiting withdrawal or cancellation as resolved; the team has done by hand what it asks for."
  },
  "commerce.restorePurchases": {
    "text": "Claims the purchases that a native shell found on its device, each as `purchaseInApp` does; which product a purchase opens is known by the store. Idempotent.",
    "output": {
      "active_product_ids": "Products that are open by these purchases.",
      "refused": "Purchases that the store does not confirm for this member."
    }
  },
  "commerce.resumeCoupon": {
    "text": "Resumes a paused coupon."
  },
  "commerce.resumeSubscription": {
    "text": "Withdraws a cancellation before the paid period ends, so that the subscription renews again."
  },
  "commerce.setBillingDetails": {
    "text": "Saves what the member wants on invoices from now on; issued ones do not change."
  },
  "commerce.setInvoiceSettings": {
    "text": "Saves the seller's details for invoices issued from now on; issued ones do not change.",
    "input": {
      "prefix": "The start of every number: capital letters and digits."
    }
  },
  "commerce.setLawSettings": {
    "text": "Chooses whether buyers may withdraw. Orders keep what applies at the time of the request."
  },
  "commerce.setPaymentSettings": {
    "text": "Saves the payment settings. Secrets are stored encrypted; an empty one disables its function, an omitted one is unchanged. Keys must be of one mode, and the secret key is tested at Stripe first. Live keys end test mode for good: this needs `goes_live`; afterwards test keys are refused.",
    "input": {
      "grace_days": "Days that a plan stays open after a failed renewal, before it ends; for periods that start later."
    }
  },
  "commerce.setPlaySettings": {
    "text": "Saves the Google Play settings. The key file is stored encrypted after a test at Google; empty disconnects, omitted is unchanged. `products` replaces the list. `accepts_test` accepts what license testers buy."
  },
  "commerce.setStoreSettings": {
    "text": "Saves the App Store settings. The key is stored encrypted after a test at the App Store; empty disconnects, omitted is unchanged. `products` replaces the list: new claims of removed ids are refused, earlier ones stay. `accepts_test` accepts purchases of Apple's sandbox, as Apple's reviewers make them."
  },
  "commerce.setTaxSettings": {
    "text": "Saves how sales are taxed from now on; orders and invoices keep their tax. A table of rates needs a home country; Stripe computes tax only once Stripe Tax is set up there (`stripe_tax_inactive` at `mode`)."
  },
  "commerce.switchSubscription": {
    "text": "Switches to another price for the amount that was previewed within the last hour; `order_preview_mismatch` where it is another one by now. The saved card pays what is due; where it does not (`payment_failed`, or `card_needs_confirmation` where its bank wants to see its owner), the plan stays as it is."
  },
  "commerce.updateCoupon": {
    "text": "Updates a coupon for orders to come; orders that use it are unchanged. An outdated `revision` responds `stale_revision` (`changed_by`, `changed_at`); without one it overwrites."
  },
  "commerce.updateProduct": {
    "text": "Updates a product. Omitted versions are archived and still serve their buyers; a version with another price, interval or trial replaces the old one under a new id. Order bumps, included pages and `is_on_sale` change only if sent, at once for all owners. An outdated `revision` responds `stale_revision` (`changed_by`, `changed_at`); without one it overwrites."
  },
  "commerce.withdrawSwitch": {
    "text": "Withdraws a switch that is planned for the end of the period."
  },
  "data-rights.closeAccount": {
    "text": "Closes the account of the signed-in user: signed out everywhere, hidden from others, subscription renewals cancelled, and erased after 14 days; signing in before restores it. Needs a session opened in the last ten minutes (`sign_in_again`); team members are removed by their team (`is_team`)."
  },
  "data-rights.listDataExports": {
    "text": "Lists the archives that the signed-in user requested in the last 30 days, newest first."
  },
  "data-rights.requestDataExport": {
    "text": "Requests an archive of all data that the app stores about the signed-in user. It is prepared in the background, and a mail announces it. A request while one is being prepared returns that one."
  },
  "directory.blockMember": {
    "text": "Hides two members from each other everywhere; blocking twice changes nothing. Members with a private profile can be blocked. A member who has blocked the viewer is treated as unknown."
  },
  "directory.getProfile": {
    "text": "Returns one person by user id. A person hidden from the viewer is treated as unknown; without access to a subscriber-only app, viewers get only their own profile."
  },
  "directory.listBlocked": {
    "text": "Lists the members that the viewer has blocked, the most recent first."
  },
  "directory.listDirectory": {
    "text": "Returns the member directory by name, without hidden, blocked and suspended people. `properties` filters by properties that the app shows; others are refused (field code `unknown_property`). Empty for viewers without access to a subscriber-only app.",
    "input": {
      "properties": "Slugs, separated by commas.",
      "without_viewer": "Leaves the viewer out, who is part of the directory otherwise."
    },
    "output": {
      "total": "Who fits, counted up to 50."
    }
  },
  "directory.listSubscribers": {
    "text": "Lists up to 20 possible recipients of a message by name; with `ids` (of subscribers) only those. Hidden, blocked and suspended people and the viewer are left out. Empty for viewers without access to a subscriber-only app.",
    "input": {
      "excluded_by_thread": "A thread whose participants are left out; one that the viewer may not read is treated as unknown."
    }
  },
  "directory.unblockMember": {
    "text": "Takes a block back; taking it back twice changes nothing."
  },
  "forms.countMySubmissions": {
    "text": "Counts the viewer's own submissions of all forms, or of those with one trigger."
  },
  "forms.countSubmissions": {
    "text": "Whether a link to the form shows what was answered before."
  },
  "forms.deleteSubmission": {
    "text": "With its earlier answers, also where the member may not open the form any more."
  },
  "forms.getDynamicSubmission": {
    "text": "What a published block of form answers shows to the viewer: the latest of their own submissions, null where there is none. A block of a page that the viewer may not read is unknown."
  },
  "forms.getForm": {
    "text": "Returns a form to anyone who may read its page; refused with the same access decision as the page's body."
  },
  "forms.getSubmission": {
    "text": "One of the viewer’s own, also where they may not open the form any more."
  },
  "forms.listFormSubmissions": {
    "text": "Of everyone, newest first, also of a form that is not published any more.",
    "input": {
      "before": "The id of the last item received; the items before it follow."
    }
  },
  "forms.listMySubmissions": {
    "text": "Lists the viewer's own submissions, newest first, 20 at a time, including those of deleted forms; `page` comes from the previous response.",
    "input": {
      "page": "The id of the last item received; the items before it follow."
    }
  },
  "forms.listSubmissions": {
    "text": "The viewer’s own, newest first, 20 at a time; `page` is what the answer before it named.",
    "input": {
      "page": "The id of the last item received; the items before it follow."
    }
  },
  "forms.putSubmissionValues": {
    "text": "Replaces all answers, validated by the published form as on submission (`submission_values.<n>.value`). Earlier answers stay in the history. An outdated `revision` responds `stale_revision` and changes nothing; without one the change is made in any case."
  },
  "forms.submitForm": {
    "text": "Submits a form; answers are validated by the published form. Problems of an answer are at `submitted_values.<n>.value`, missing answers at `form_fields.<id>` (`required`). Field codes: `unknown_form_field`, `given_twice`, `number_is_invalid`, `date_is_invalid`, `unknown_option`, `too_big`, `unknown_page`.",
    "input": {
      "page_id": "The page from which it was sent, where that is another one.",
      "trigger": "What made the app show the form, as the app names it."
    }
  },
  "identity.addPasskey": {
    "text": "Stores the passkey that the browser created with the options of `preparePasskey`, by default named after the device. A mismatch (challenge, host, user verification) is `passkey_refused`."
  },
  "identity.changePassword": {
    "text": "Sets a new password for a user who enters the current one, and ends all other sessions. A wrong or missing current password is `wrong_credentials` and counts as a failed sign-in. `method_not_offered` in an app without passwords."
  },
  "identity.endOtherSessions": {
    "text": "Ends all other sessions of the user and returns how many there were."
  },
  "identity.endSession": {
    "text": "Ends one session of the user: its token, its cookie and its live connections; it may be the current one. Sessions of others and ended ones respond 404."
  },
  "identity.exchangeCode": {
    "text": "Exchanges the one-time code from `?session=` in the address for a session of this app. The code is valid once, for 60 seconds; clients remove it from the address first. A code from `?viewing=` opens a preview: the response contains `viewing`, and no cookie is set."
  },
  "identity.fetchMethods": {
    "text": "Returns the sign-in methods of this app: the same response for every address, known or not."
  },
  "identity.getProvider": {
    "text": "Returns the sign-in method of the signed-in user. The spec's parameters (section 7) are ignored, so that nobody learns another person's methods."
  },
  "identity.linkProvider": {
    "text": "Links Google or Apple to the signed-in user with a fresh ticket: one requested with intent `link`, or one that a sign-in of this person answered with `link_needed`. The ticket names its user, so `flow` is not needed here; a wrong one is refused. A mail notifies the user."
  },
  "identity.listPasskeys": {
    "text": "The passkeys of the signed-in user, newest first."
  },
  "identity.listSessions": {
    "text": "Where the user is signed in now, last used first, at most 50."
  },
  "identity.login": {
    "text": "Signs in by password: any failure responds `wrong_credentials`. With `provider` google or apple, `provider_id` is the ticket and `flow` the starting page's secret (not in the spec; it stops sign-in with a stranger's ticket). `sign_up_needed` returns a new person's `email` and `name`, `link_needed` an `email` in use. The ticket stays valid for both."
  },
  "identity.logout": {
    "text": "Ends this session: its token, its cookie and its live connections. Clients forget theirs even if this fails."
  },
  "identity.postFromProvider": {
    "text": "The same for Apple, which sends the browser back with a form."
  },
  "identity.preparePasskeySignIn": {
    "text": "Returns the options to sign in by passkey: the same for everyone, available only to the app's own pages."
  },
  "identity.preparePasskey": {
    "text": "Starts the creation of a passkey for the signed-in user on the app's own host. Needs a session opened in the last ten minutes (`sign_in_again`), because a passkey outlives its session."
  },
  "identity.removePasskey": {
    "text": "Removes a passkey of the signed-in user, who is notified by mail. Needs a session opened in the last ten minutes (`sign_in_again`). The last one cannot be removed (`last_way_in`) unless the user has another offered method: a password, a verified address for e-mailed links, or a linked provider."
  },
  "identity.renamePasskey": {
    "text": "Calls a passkey of the signed-in user something else."
  },
  "identity.requestPasswordless": {
    "text": "Mails a sign-in link and, to a caller with a device id, a six-digit code; both are valid once, for 15 minutes. A new address may sign up this way where sign-up is open; otherwise the mail says that it is closed. The response is the same for every address."
  },
  "identity.requestReset": {
    "text": "Mails a link that sets a new password, good for 30 minutes and once. The answer is the same for every address."
  },
  "identity.resetPassword": {
    "text": "Sets a new password with the mailed token, ends all sessions of the user and signs in. A refused password leaves the token valid, up to five tries. Expired, used and foreign tokens all respond `token_invalid`."
  },
  "identity.returnFromProvider": {
    "text": "The redirect target for Google. Responds 303 to the app's own page, with a one-time ticket or an error behind the hash, and signs nobody in."
  },
  "identity.setPassword": {
    "text": "Sets a password for the signed-in user, and a name if sent. A user who already has one needs a session opened in the last ten minutes (`sign_in_again`). All other sessions end, and a mail notifies the user."
  },
  "identity.signInByPasskey": {
    "text": "Signs in by a passkey. Unknown passkey, suspended user, invalid challenge and invalid signature all respond `passkey_refused`."
  },
  "identity.signUp": {
    "text": "Creates a user with a password and signs in; except in a private app the user is a member at once. A mail asks to verify the address. `email_taken` is the spec's \"This email address already exists, login to continue\". With `provider` google or apple it completes a first sign-in with the ticket and `flow` of `POST /auth/login`."
  },
  "identity.startProvider": {
    "text": "Starts a sign-in by Google or Apple: the page stores `flow` for its tab only and opens `url`. The browser returns to `#auth?purpose=provider` with a `ticket` or an `error`: `cancelled`, `expired`, `failed` or `unavailable`. Intent `link` is for signed-in users.",
    "input": {
      "lang": "The language that the address of the page names; the browser comes back to it."
    }
  },
  "identity.unlinkProvider": {
    "text": "Unlinks a provider from the signed-in user, except the last sign-in method. A mail notifies the user."
  },
  "identity.updateSubscriber": {
    "text": "Changes the preferences of the member that are sent. A null language means the app's default; others must be published by the app (`unknown_option`)."
  },
  "identity.updateUser": {
    "text": "Changes the name, zone and address that are sent. A new address takes effect when verified: `email_to_verify` is where a mail was sent, null when none was needed. Sending the current, unverified address mails its link again."
  },
  "identity.verifyEmail": {
    "text": "Verifies an address by the mailed link, after sign-up or a change. A changed address ends all sessions of the user (`is_changed`), who signs in again with it. Valid only when signed in as, or on a device of, the requesting user; otherwise `sign_in_to_confirm`, and the link stays valid."
  },
  "identity.verifyPasswordless": {
    "text": "Signs in by the mailed link's `token`, or by the `code` of the same `X-Device-Id` (five tries). On another device a link responds `confirmation_needed`: confirm with the user and resend with `is_confirmed`. Invalid, expired, used and foreign ones all respond `token_invalid`."
  },
  "identity.verify": {
    "text": "Exchanges the session cookie for the token, which the page stores in memory. Only for the app's own pages (403). 401 means guest; a 5xx does not, so users stay signed in while the server is unavailable."
  },
  "library.getMyContent": {
    "text": "Returns the member's content, composed of parts of the features; pages that are now locked are marked by their access, not left out.",
    "output": {
      "has_training": "Whether the member has finished a workout."
    }
  },
  "library.getNow": {
    "text": "Returns what a start page shows to a signed-in member. It contains only pages that the member may open and do now, none that are locked or open later.",
    "output": {
      "day": "Today in the member’s zone; what is planned for it is only true on it.",
      "todo": "Planned for today and not done, else the next page of `run`; null where neither is there.",
      "todo.scheduled_item_id": "The scheduled item that its completion completes; null without one.",
      "run": "The unfinished run that was started or continued last; null without any.",
      "next": "At most three pages of `run` after `todo`, in order."
    }
  },
  "library.listContentFilters": {
    "text": "Lists what a list of content can be filtered by: only values of pages that the viewer may know of, each with the number of those pages.",
    "output": {
      "durations": "The shortest and the longest page; null where none has a length."
    }
  },
  "library.listContent": {
    "text": "Lists the app's content as the viewer may know of it: private pages are listed for those who hold them, gated ones have their shell. The type `any` lists all types; an unknown type is not found.",
    "input": {
      "page": "Another way to write `offset`: the first page is 1. Both together are refused.",
      "timezone": "The zone in which days are compared; by default the viewer's, for guests that of the app.",
      "order_by": "`position` is the order of the tree, `published_at` sorts by age; pages without a value come last.",
      "search": "Words of titles; those first whose title begins with it.",
      "page_id": "Only pages below this one.",
      "include_current": "With `page_id`: that page itself too.",
      "duration": "An interval of ISO 8601 durations, `MIN/MAX`, of which either may be left out: `/PT20M`, `PT20M/PT40M`, `P4W/`.",
      "with_tags": "Pages with any of these tags.",
      "with_all_tags": "Pages with all of these tags.",
      "filter_tags": "Pages with none of these tags.",
      "with_property": "One `field:value` a line: any value of a field, and all fields: level, equipment, muscle, slugs of page attributes."
    }
  },
  "library.listPackages": {
    "text": "Lists the app's packs as `listContent` lists pages of a type."
  },
  "library.listPlannable": {
    "text": "Lists up to sixty pages that the member may schedule on a day because they are accessible then: first what is left of running programs, then bookmarks, then all others in tree order. `search` matches titles.",
    "output": {
      "items.program_title": "The program that it is the rest of; null elsewhere, and where the member may not know of that."
    }
  },
  "library.listPrograms": {
    "text": "Lists the app's programs as `listContent` lists pages of a type."
  },
  "library.listRuleValues": {
    "text": "Lists the values that published pages of a type have, to choose those of a rule: level, equipment, muscle, then the app's attributes of text. Of each field the 200 values of the most pages; the team sees those of gated pages too.",
    "output": {
      "fields.name": "The name of an attribute; null for the fields of every app."
    }
  },
  "library.previewRule": {
    "text": "Finds what the rule of a collection lists among published pages, as for a guest: private pages are left out, and nothing is started, owned or scheduled.",
    "input": {
      "content_type": "`any`: pages of all types.",
      "include_current": "The page that shows the list may be in it."
    }
  },
  "library.search": {
    "text": "Searches the published pages: titles of those that the viewer may know of, texts of those that the viewer may read. An exact title comes first, then its beginning, its words, parts of them, and texts; typing errors count only where nothing else is found. Groups are ordered by their best match. Pages are found in all published languages and shown in `lang`.",
    "input": {
      "content_type": "Only the group of this type.",
      "offset": "Of each group."
    },
    "output": {
      "groups.total_count": "Of pages that only have the term in their text, at most 300 are found in all groups together.",
      "groups.items.root_id": "The top of its tree, whose gates determine the link's state for a member; null for a public page.",
      "groups.items.unlocks_at": "When a page that opens later does; null where that depends on the reader, or nothing waits.",
      "groups.items.has_viewable": "The page is locked but a descendant is accessible: the link leads to the page, not to its purchase.",
      "groups.items.progress": "Per cent of a started run; null where the viewer has not started it.",
      "groups.items.next_page_id": "The page that comes next in a started run; null elsewhere.",
      "groups.items.done": "How many pages of a started run are completed, and how many there are.",
      "groups.items.starts_at": "When an event or a stream takes place now or next, else when it last did; null where it has no time.",
      "groups.items.price": "Where the viewer lacks a purchase; null elsewhere.",
      "groups.items.ranges": "Where the title matches.",
      "groups.items.excerpt": "What is around the first match in the text, or the title in another language, where only that matches.",
      "is_corrected": "Titles that resemble the term were found, not the term itself.",
      "is_searchable": "False where the app has nothing that this viewer could find."
    }
  },
  "media.cancelUpload": {
    "text": "Deletes an upload of the caller that is not finished, with the bytes that were received."
  },
  "media.convertFile": {
    "text": "Converts a video to a stream in several sizes: one that was uploaded when the server could not, or another try after a failure. A video that is being converted or has been stays as it is."
  },
  "media.createUpload": {
    "text": "Starts the upload of a video, an audio or a document of at most the server's limit. The bytes follow by the tus protocol (`HEAD` and `PATCH` of `url`, with the headers of this call), `media.finishUpload` adds them to the library. An upload that is not finished within a day is deleted."
  },
  "media.deleteCaptions": {
    "text": "Deletes the captions of one language."
  },
  "media.deleteMedia": {
    "text": "Deletes a picture or a file of the library for good. Refused while anything uses it, an earlier release too."
  },
  "media.deleteUnusedMedia": {
    "text": "Deletes those of some pictures and files that nothing uses; the others and unknown ones stay."
  },
  "media.finishUpload": {
    "text": "Adds a complete upload to the library under the id of the upload; repeating it gives the same file. The type is detected by content: videos are MP4 with H.264 and AAC, audio is MP3 or AAC, documents are PDF, Word, Excel, PowerPoint, EPUB, ZIP, text or CSV. A file of another type is refused and deleted."
  },
  "media.getFile": {
    "text": "A video, an audio or a document of the library, with how far it is converted."
  },
  "media.getLibraryItem": {
    "text": "A picture or a file of the library with the places that use it. `src` is signed and expires in ten minutes.",
    "output": {
      "alt": "The alternative text of a picture; empty for files.",
      "status": "`preparing` until all sizes exist; it can be used before.",
      "asset": "The picture, or the poster of a video.",
      "stream": "How far a video is converted to a stream; null where there is none.",
      "stream.bytes": "What the stream uses beside the uploaded file.",
      "replaced": "The content before the last replacement, while it can be restored; null without one."
    }
  },
  "media.getStorage": {
    "text": "How much the library of the app stores, by kind, with the sizes of pictures; `max_bytes` is the largest upload.",
    "output": {
      "without_alt": "Pictures without an alternative text."
    }
  },
  "media.listFiles": {
    "text": "Videos, audios or documents of the library, newest first, by name; `kinds` is a list joined by commas, `before` the id of the last one seen. `max_bytes` is the largest file that the server accepts, `can_convert` whether it converts videos to streams in several sizes."
  },
  "media.listLibrary": {
    "text": "Pictures and files of the library, newest first, by name and alternative text; `before` is `next_before` of the page before. With `is_used` a page may be short or empty and have a next one."
  },
  "media.listMedia": {
    "text": "Pictures of the library, newest first, by name or description; `before` is the id of the last one seen."
  },
  "media.removeAvatar": {
    "text": "Takes the picture of the signed-in user away; without one the initials are drawn."
  },
  "media.replaceMedia": {
    "text": "Replaces the content of a picture or a file by that of another one of its kind that nothing uses, and which leaves the library: every place that uses `id` shows the new content. Name, alternative text and captions stay. The old content can be restored for 30 days."
  },
  "media.setCaptions": {
    "text": "Adds captions to a video or an audio: WebVTT, or SRT, which is converted; one file for each language."
  },
  "media.undoReplaceMedia": {
    "text": "Restores the content before the last replacement. The replacement becomes an item of the library of its own."
  },
  "media.updateAvatar": {
    "text": "Sets the signed-in user's picture: JPEG, PNG, WebP, AVIF, TIFF or a still GIF, at most 15,728,640 bytes and 40 megapixels. It is cropped to a square: `x`, `y` are its start and top as fractions of width and height, `size` its side as a fraction of the shorter one; all or none (centred). Outside of the picture: `crop_outside`."
  },
  "media.updateFile": {
    "text": "Renames a video, an audio or a document of the library, or gives a video another poster."
  },
  "media.updateMedia": {
    "text": "Renames a picture, or changes its alternative text or whether it may get a public address, which takes effect at once."
  },
  "media.uploadMedia": {
    "text": "Adds a picture to the library: JPEG, PNG, WebP, GIF, AVIF or TIFF, detected by content, at most 15,728,640 bytes and 40 megapixels. It is re-encoded without metadata; `name` defaults to the file's name."
  },
  "members.acceptInvitation": {
    "text": "Accepts an invitation by its link, which verifies the address and is valid once. Clients confirm with the user first: opening the link alone signs nobody in."
  },
  "members.approveMember": {
    "text": "Lets a user who waits in a private app in: from now on they are a member. Repeating it changes nothing."
  },
  "members.countMembers": {
    "text": "How many people an app has, how many of them are members, and how many are in each view of the list."
  },
  "members.deleteMember": {
    "text": "Closes an account at once and erases it after 14 days; until then it can be restored."
  },
  "members.exportMemberImport": {
    "text": "The report of an import as lines of a CSV file, a part at a time. Cells are safe to open in a spreadsheet.",
    "input": {
      "locale": "The language of the texts in the file."
    }
  },
  "members.exportMembers": {
    "text": "Exports people of an app as lines of CSV, in parts, so that large exports show progress, can be stopped and are never buffered. The file is `header` followed by the `lines` of each part. Cells are safe to open in a spreadsheet.",
    "input": {
      "ids": "Only these people, if they match the filter; unknown ids are ignored.",
      "locale": "The language of the header."
    },
    "output": {
      "count": "The number of people in this part."
    }
  },
  "members.getMemberImport": {
    "text": "One import of members, and how far it is."
  },
  "members.getViewing": {
    "text": "Returns the previewed member of this token, for a page that was reloaded, because a preview has no cookie. Outside of a preview it responds 404."
  },
  "members.inviteMember": {
    "text": "Mails an invitation link, valid once, for seven days. The invited person becomes a member and gets the products by the link or by verifying the address in another way; this also admits them to a private app."
  },
  "members.listMemberImportRows": {
    "text": "What becomes of the rows of a file, in their order; those after a number, of one kind if one likes."
  },
  "members.listMemberImports": {
    "text": "The last 50 imports of members, newest first."
  },
  "members.listMemberInvitations": {
    "text": "Lists the pending invitations to the app, newest first.",
    "input": {
      "before": "The id of the last item received; the items before it follow."
    }
  },
  "members.listMembers": {
    "text": "Lists the people of an app. `next_cursor` returns the following rows of the same list.",
    "output": {
      "is_total_capped": "There are more than `total`."
    }
  },
  "members.mapMemberImport": {
    "text": "Assigns the columns of an uploaded file, in their order, and repeats the dry run. `null` leaves a column out; without `encoding` the detected one stays."
  },
  "members.resendMemberInvitation": {
    "text": "Mails a new link, good for another seven days; the one before it is worth nothing from now on."
  },
  "members.resetMemberSignIn": {
    "text": "Ends all sessions of a member, invalidates the password, and mails a link to verify the address and sign in. For an account that may be compromised."
  },
  "members.restoreMember": {
    "text": "Restores a suspended member, or one whose account is marked for deletion, which needs an account admin."
  },
  "members.runMemberImport": {
    "text": "Adds the members listed by the dry run and nobody else; those who have joined since are unchanged. Invitations are mailed only with `with_mail`."
  },
  "members.searchMembers": {
    "text": "Returns the first matches of a term by name, without a count: for palettes and pickers.",
    "input": {
      "status": "Leaves out people who are not approved yet, since no access can be decided for them."
    }
  },
  "members.setMemberAttribute": {
    "text": "Sets a `member.*` attribute of a member; null or an empty text removes it. The member sees it at their next visit."
  },
  "members.showMember": {
    "text": "One member with how they sign in, what they bought and what they may use. `id` is the user's."
  },
  "members.suspendMember": {
    "text": "Suspends a member: sessions and live connections end at once, and signing in is refused like wrong credentials."
  },
  "members.uploadMemberImport": {
    "text": "Uploads a CSV file of members for a dry run: at most 15,728,640 bytes and 20,000 rows, in UTF-8, UTF-16 or a code page of Windows. Headings of other products are recognized (`mapMemberImport` corrects them). Nobody is added yet."
  },
  "members.verifySubscriber": {
    "text": "Lets a guest verify an address by a mailed link and code, as for passwordless sign-in. A new member gets this name. The response is the same for every address, known or not."
  },
  "members.viewApp": {
    "text": "Opens the app as the team member's own user: `url` contains a one-time code (`?session=`), valid for 60 seconds. User and subscriber are created if missing, with the rights of the team role."
  },
  "members.viewMember": {
    "text": "Opens a read-only preview of the app as one member: `url` contains a one-time code (`?viewing=`), valid for 60 seconds. The preview lasts 30 minutes and is recorded in the team log. Refused for team members (`is_team`) and for people who could not sign in to the app (`not_viewable`)."
  },
  "members.withdrawMemberInvitation": {
    "text": "Takes an invitation back: neither its link nor its products are to be had any more."
  },
  "messaging.addConversationNote": {
    "text": "Adds a note that the team reads beside a conversation; it is never sent. A conversation has at most 500."
  },
  "messaging.addParticipants": {
    "text": "Adds people to a group; they see messages from then on. Those who take part already are no mistake."
  },
  "messaging.archiveChannel": {
    "text": "Archives a channel, so that members no longer see it, or restores it. Its messages are retained."
  },
  "messaging.assignConversation": {
    "text": "Assigns a conversation of the team to one of those with the inbox permission, or to nobody."
  },
  "messaging.confirmWarning": {
    "text": "Confirms that the member has read a warning of the team; it is not shown again."
  },
  "messaging.createChannel": {
    "text": "Opens a channel that every member reads. An app has at most 50 that are not archived."
  },
  "messaging.createSavedReply": {
    "text": "Adds a saved reply to the app; needs the inbox permission. An app has at most 200."
  },
  "messaging.createThread": {
    "text": "Starts a conversation and sends its first messages. With one other person it is their direct thread, which exists once; with several a new group (needs the plan pro). With `parent_message_id` it is the one thread of replies to that message, and `subscriber_ids` is empty.",
    "input": {
      "title": "Of a group."
    }
  },
  "messaging.decideReport": {
    "text": "Decides about a reported message or its author. A member is muted and suspended with their message hidden. A decision can be changed later; a hidden message can be restored within 30 days. The first one is mailed to those who have reported."
  },
  "messaging.deleteConversationNote": {
    "text": "Deletes a note of one's own."
  },
  "messaging.deleteSavedReply": {
    "text": "Deletes a saved reply; needs the inbox permission."
  },
  "messaging.getGuidelines": {
    "text": "Returns the community rules of the app, which members read when they report a message."
  },
  "messaging.getInbox": {
    "text": "What the inbox has for the team member: which scopes they may read, their counts, and whom they may assign to.",
    "output": {
      "is_chat_available": "The app's chat is on.",
      "profile": "Whom the app writes as; null: nobody has been chosen, so that the team has no conversations.",
      "team": "Counts of the team's conversations; null without the inbox permission.",
      "mine": "Counts of the team member's own conversations; null for the messaging profile, whose are the team's.",
      "team_members": "Those with the inbox permission; empty without it."
    }
  },
  "messaging.getMentionable": {
    "text": "Those who may read the thread; hidden and blocked people are absent."
  },
  "messaging.getMessage": {
    "text": "One message of a thread that the viewer may read; a deleted one is unknown."
  },
  "messaging.getModerationRules": {
    "text": "Returns the moderation rules of the app."
  },
  "messaging.getThread": {
    "text": "A page thread has the id of its page and follows its access; it is there before its first message."
  },
  "messaging.getTotalParticipants": {
    "text": "Counts the participants of a private thread, the members who read a feed (up to 500), or who has written on a page."
  },
  "messaging.getUnreadStatus": {
    "text": "Whether conversations (`all` of `listThreads`) have unread messages; muted ones and comments on pages do not count. Also the warnings of the team that the member has to confirm.",
    "output": {
      "unread_threads": "Threads with unread messages, counted up to 100.",
      "warnings": "The oldest five."
    }
  },
  "messaging.listChannels": {
    "text": "Lists the app's channels, archived ones last."
  },
  "messaging.listConversationMessages": {
    "text": "Lists messages of a conversation as its own side sees them. Addresses of files end within ten minutes.",
    "output": {
      "remaining_messages": "Further ones in this direction, counted up to 1,000.",
      "seq": "Of the thread's log: it rises with every change, also edits and deletions."
    }
  },
  "messaging.listConversations": {
    "text": "Lists conversations, the latest message first: of the team (needs the inbox permission), or of the team member alone. Nobody else's conversations are ever listed.",
    "input": {
      "assignee_id": "One team member instead of `assignee`.",
      "term": "Beginnings of words in names of people and titles of groups.",
      "cursor": "`next_cursor` of the page before."
    }
  },
  "messaging.listMessageReactions": {
    "text": "Lists who reacted to a message, the latest first; `emoji` is null for likes. Hidden and blocked people are left out. `page` counts pages of 50 from 1."
  },
  "messaging.listMessages": {
    "text": "Lists messages by key, not offset, without those of blocked people. `remaining_messages` counts up to 1,000; a socket resumes at `seq`.",
    "input": {
      "parent_ts": "The replies to this message instead; empty where there are none.",
      "is_pinned": "Pinned messages only."
    }
  },
  "messaging.listParticipants": {
    "text": "Lists the participants of a private thread as they joined, the members who read a feed by name, or who has written on a page, the last to write first; up to 500 people, which `term` narrows by name. Hidden people are absent."
  },
  "messaging.listReports": {
    "text": "Lists reported messages, the latest case first, without what others wrote around them.",
    "input": {
      "before": "The id of the last case received; the cases before it follow."
    },
    "output": {
      "open_count": "Open cases, counted up to 100."
    }
  },
  "messaging.listSavedReplies": {
    "text": "Lists the app's saved replies by title."
  },
  "messaging.listThreadProfiles": {
    "text": "Returns those of some people whom the viewer sees, and whether they may write to them.",
    "output": {
      "is_read_by_team": "One of them is the app's messaging profile, so that the team reads what is written to them."
    }
  },
  "messaging.listThreads": {
    "text": "Lists the member's conversations, the latest message first. `all`: direct threads, groups and feeds; `page`: pages on which they have written; `unread`: those of `all` with unread messages. A direct thread without messages is listed to its creator alone. Threads with the same time are never split: an answer may have more than `limit`.",
    "input": {
      "before": "Of `latest_message_ts`; a thread without messages has the time of its creation."
    },
    "output": {
      "next_before": "`before` of the next page; null after the last one."
    }
  },
  "messaging.markConversationDone": {
    "text": "Marks a conversation as done up to the latest message that was seen, or reopens it. A later one reopens it too.",
    "input": {
      "message_ts": "The latest message on the screen, so that one which has just arrived is not missed; by default the newest."
    }
  },
  "messaging.markConversationRead": {
    "text": "Moves the marker of the conversation's own side forward, never back; a team shares the one of its messaging profile."
  },
  "messaging.markThreadRead": {
    "text": "The marker only moves forward; nothing else changes."
  },
  "messaging.openConversation": {
    "text": "One conversation of the inbox with its people and notes. Nothing is marked as read."
  },
  "messaging.openReport": {
    "text": "Opens a case: the message with its neighbours, who has reported it, and the history of its author. Opening a case of a private thread is logged, once an hour for each team member."
  },
  "messaging.pinMessage": {
    "text": "Pins or unpins a message: participants in their private threads, admins in feeds and on pages. A thread has at most 50 pinned messages. Doing it twice changes nothing."
  },
  "messaging.postMessage": {
    "text": "Each action has a policy of its own. A text with links becomes a message and attachments; pictures and a file become messages before the text. Only likes change `reaction_count`."
  },
  "messaging.readReportedThread": {
    "text": "Reads the thread of an open case around the reported message, or on from a message that was read. Each reading from the reported message is logged, further parts once an hour.",
    "input": {
      "before": "The messages before this one, or after it; without both, those around the reported one."
    },
    "output": {
      "messages": "Oldest first; deleted ones are missing and hidden ones have no content."
    }
  },
  "messaging.removeParticipant": {
    "text": "Removes a person from a group: oneself, or as its creator or an admin anybody. A group that is left with one other person is called after that person again."
  },
  "messaging.renameThread": {
    "text": "Gives a group a title of its own; from then on `has_been_renamed` is true. Every participant may."
  },
  "messaging.reportMessage": {
    "text": "Reports the message of another person to the team. The message and its neighbours are copied at once. Other members never learn who has reported what."
  },
  "messaging.resolveThread": {
    "text": "Finds the thread of the viewer with exactly these people, of several groups the latest; null where there is none."
  },
  "messaging.searchMessages": {
    "text": "Searches the messages that the member may read now, newest first: own conversations since they joined, channels, pages and replies. Every word of the term begins a word of the message; accents and case do not matter.",
    "input": {
      "thread_id": "One thread with the replies in it."
    },
    "output": {
      "items.message.message": "Escaped text; mentions are `<@Name>`. Empty for a message without words.",
      "items.message.status": "`hidden`: by the team; its words and files are left out.",
      "items.message.reply_thread_id": "The thread of its replies; null before the first reply.",
      "items.message.reaction_count": "Likes. Other reactions are in `reactions`.",
      "items.message.is_root": "It is no reply.",
      "items.excerpt": "Plain text around the first match.",
      "next_before": "`before` of the next page; null after the last one."
    }
  },
  "messaging.searchThreads": {
    "text": "Searches the member's conversations, channels and commented pages by title and by the people in them.",
    "output": {
      "items.ranges": "Where the title matches; empty where a person of the thread does.",
      "items.people": "Up to two others in it; empty for channels and pages."
    }
  },
  "messaging.sendReply": {
    "text": "Answers in a conversation, as the messaging profile or as the team member's own user. Sending it again with the same `client_id` returns the existing messages. Files come from `uploadReplyFile`."
  },
  "messaging.showPreview": {
    "text": "Removes the preview of the link in one's own message, or has it made again. Doing it twice changes nothing."
  },
  "messaging.startConversation": {
    "text": "Finds or starts the conversation with a member. `member_id` is the user's. Whoever cannot be written to, for whatever reason, answers `cannot_message_member`."
  },
  "messaging.toggleNotification": {
    "text": "Turns the notifications of a thread on or off for the member, or mutes it until an instant. Of several requests the one with the latest `toggle_ts` (microseconds since 1970 by the client's clock) counts, in whatever order they arrive."
  },
  "messaging.updateChannel": {
    "text": "Changes the title of a channel, or who may write in it; takes effect at once."
  },
  "messaging.updateModerationRules": {
    "text": "Changes the moderation rules; they apply to reports from then on.",
    "input": {
      "auto_hide_reports.auto_hide_reports": "Reports of so many members whom nothing speaks against hide a message; null: reports never do.",
      "auto_hide_reports.guidelines": "What members read when they report a message; empty: nothing."
    }
  },
  "messaging.updateSavedReply": {
    "text": "Changes a saved reply; needs the inbox permission."
  },
  "messaging.uploadFile": {
    "text": "Stores a file for a message of this thread; a message uses it by its id (`image_ids`, `file_id`) within a day. At most 15,728,640 bytes; the content decides its type. Pictures are re-encoded without metadata, videos are H.264 with AAC in MP4 or QuickTime, stored as MP4, voice notes AAC in MP4 or Opus in WebM, other files as in the library. Fields come before the file. Addresses end within ten minutes and work for readers of the thread only.",
    "input": {
      "duration_ms": "Of a voice note."
    },
    "output": {
      "thumb_url": "Of a picture: it fits into 480 px."
    }
  },
  "messaging.uploadReplyFile": {
    "text": "Stores a file for an answer in a conversation, as `uploadFile` does for members."
  },
  "notifications.allowMail": {
    "text": "Mails a member again whose address bounced or who reported a mail as spam. `id` is the user's."
  },
  "notifications.cancelBroadcast": {
    "text": "Stops a broadcast. What members have received already stays in their lists."
  },
  "notifications.countUnread": {
    "text": "Counts the member's unread notifications, up to 100."
  },
  "notifications.createBroadcast": {
    "text": "Creates the draft of a broadcast."
  },
  "notifications.deleteBroadcast": {
    "text": "Deletes a draft. What was sent stays."
  },
  "notifications.duplicateBroadcast": {
    "text": "Creates a draft with the texts, channels and audience of a broadcast."
  },
  "notifications.getBroadcastFigures": {
    "text": "Returns what became of a broadcast: sent and not sent by channel, opened, clicked, unsubscribed."
  },
  "notifications.getBroadcastReach": {
    "text": "Counts whom a broadcast reaches, by channel, and who is excluded for which reason."
  },
  "notifications.getBroadcast": {
    "text": "Returns a broadcast."
  },
  "notifications.getMailChoices": {
    "text": "Returns which mails the member of a link gets. `subscriber_id` is the token of the link. Changes nothing."
  },
  "notifications.getMailSender": {
    "text": "What the DNS says now of the domain that mails of the app come from, so that they arrive.",
    "output": {
      "checks.name": "The DNS name that is read; null for DKIM while its selector is not configured.",
      "checks.record": "The record as found."
    }
  },
  "notifications.getPushProviders": {
    "text": "Returns by which providers the app reaches native shells. Keys are never returned, only whether they are set."
  },
  "notifications.getPushSettings": {
    "text": "Returns how the member receives push messages, their devices, and what this device needs to register."
  },
  "notifications.getSettings": {
    "text": "Returns the member's notification settings; the defaults until the member has chosen."
  },
  "notifications.listBroadcastRecipients": {
    "text": "Lists members who would receive a broadcast now, in the order of joining.",
    "input": {
      "cursor": "`next_cursor` of the page before."
    }
  },
  "notifications.listBroadcasts": {
    "text": "Lists the broadcasts of an app, the latest change first.",
    "input": {
      "cursor": "`next_cursor` of the page before."
    }
  },
  "notifications.listMemberLog": {
    "text": "Lists the latest fifty notifications of a member with what was sent by which way, and why not. `id` is the user's.",
    "output": {
      "mail_suppression": "Null while their address is mailed."
    }
  },
  "notifications.listMemberTags": {
    "text": "Lists the tags of members, as their import or the studio gave them, the most common first; at most 200."
  },
  "notifications.listNotifications": {
    "text": "Lists what the member was notified of, the latest first, with the number of unread ones.",
    "input": {
      "after_id": "`next_after_id` of the page before."
    },
    "output": {
      "next_after_id": "`after_id` of the next page.",
      "unread_count": "Counted up to 100."
    }
  },
  "notifications.markRead": {
    "text": "Marks notifications of the member as read: those that are named, or all. Others of these ids are ignored."
  },
  "notifications.openUnsubscribe": {
    "text": "Leads whoever opens the address of the one-click header in a browser to the page for choosing. Changes nothing."
  },
  "notifications.receiveMailEvents": {
    "text": "Takes hard bounces and complaints of the mail server, which end mail to an address; the address is that of the studio. `Authorization: Foyer t=SECONDS,v1=HEX` with the HMAC-SHA-256 of `SECONDS.BODY` under `MAIL_WEBHOOK_SECRET`; without this setting there is no such call (404). The body is `{ \"events\": [{ \"type\": \"bounce\" or \"complaint\", \"bounce\": \"hard\" or \"soft\", \"address\", \"message_id\" }] }`, at most 500; `message_id` is the header of the mail and may be left out."
  },
  "notifications.reportBroadcastLink": {
    "text": "Counts that a link of a broadcast was followed. The app sends it after the page has opened; opening changes nothing."
  },
  "notifications.sendBroadcast": {
    "text": "Sends a draft, or schedules it, as its time says. Its recipients are fixed when it starts."
  },
  "notifications.sendTest": {
    "text": "Sends the member a notification to try out: in the app, as a push and by mail, whatever their settings are."
  },
  "notifications.setPushProviders": {
    "text": "Saves by which providers the app reaches native shells, and tests their keys there. An omitted key is unchanged, an empty one disconnects; browsers need none of them. Field codes: `required`, `key_file_invalid`, `push_key_refused`.",
    "input": {
      "expo_token": "Only for projects that ask for it.",
      "fcm_account": "The key file of a service account of the Firebase project, as JSON.",
      "pusher_instance_id": "An id of Pusher's, in the form of a UUID."
    }
  },
  "notifications.setPush": {
    "text": "Registers this device for push messages or changes its status. The token of `webpush` is the browser's subscription as JSON; of `pusher`, the interest of the device alone. A token moves to the member who registers it last. Without a token, the status of everything registered in this session changes. Field codes: `required`, `push_token_invalid`, `address_not_public`, `provider_not_configured`."
  },
  "notifications.testBroadcast": {
    "text": "Sends a broadcast to the team member who asks, and nobody else, by its channels."
  },
  "notifications.unsubscribeByMail": {
    "text": "One-click unsubscribe (RFC 8058): mail programs post `List-Unsubscribe=One-Click` to the address in the header of a mail, as a form. Switches the kind of this mail off."
  },
  "notifications.unsubscribe": {
    "text": "Switches a kind of mails of the member of a link off, or on again with `receive`; repeating it changes nothing. `subscriber_id` is the token of the link, for a year. A false, old or foreign token, one of a former address and one of a former member are all answered alike."
  },
  "notifications.updateBroadcast": {
    "text": "Changes a draft; fields that are left out stay as they are."
  },
  "notifications.updateSettings": {
    "text": "Changes what is sent of the member's notification settings and answers all of them. `is_all_reminders_inactive` follows from the others: it is accepted as `GET` answers it, and changes nothing.",
    "input": {
      "receive_blast_notifications": "News that the owner sends to everybody.",
      "receive_reminders_just_for_you": "Reminders of items on the member's own calendar.",
      "receive_reminders_for_app": "Reminders of items that the owner scheduled for everyone.",
      "receive_messages_via_email": "Conversations by mail, while `receive_message_notifications` is on.",
      "receive_news_via_email": "What the owner sends to everybody by mail, while `receive_blast_notifications` is on.",
      "remind_day_of": "The daily reminder comes at 8 in the morning of the day; else at 8 in the evening before.",
      "is_quiet_hours": "Nothing is pushed or mailed between these hours of the member's zone; it waits, or is left out where it cannot."
    }
  },
  "pages.assignTags": {
    "text": "Adds tags to pages and removes others from them, in one transaction and with immediate effect. `changed_count` counts the pages whose tags differ afterwards. `too_many_page_tags` (a page carries at most 30) and `not_found` are refused for the page alone."
  },
  "pages.browsePages": {
    "text": "Pages of one type, or of all types, ranked for a term: by title, typing errors included, then by how often the app uses them. `filters` has one `field:value` a line: any value of a field, and all fields. Up to 20,000 pages are ranked; `offset` leaves out the first of them.",
    "input": {
      "content_type": "Absent: all types.",
      "tag_ids": "Only pages with any of these tags.",
      "has_tags": "Only pages with a tag, or only those without any.",
      "has_video": "Only pages with a video, or only those without.",
      "is_used": "Only pages that others name, or only those that none names.",
      "translated_into": "Only pages of which a text is translated into this language, or only those without one.",
      "order_by": "`rank`: as said above. The others have a direction: by default titles rise, the rest falls.",
      "with_ids": "Also the ids of all that match, to select them."
    },
    "output": {
      "tags": "How many pages each tag and each state leaves, by the other filters.",
      "match_ids": "The ids of all matches in their order; null where they were not asked for.",
      "match_count": "How many titles match, with the filters.",
      "total_count": "How many pages of these types there are, counted up to 20,000."
    }
  },
  "pages.cancelPublishPlan": {
    "text": "Only what waits can be cancelled; what was cancelled before stays so."
  },
  "pages.changeField": {
    "text": "Changes a field of lines, a text or a choice in the drafts of many pages, in one transaction. `changed` has each page whose draft differs, with its value before, so that `set` can undo it. `not_found`, `unknown_field` and `too_many` are refused for the page alone."
  },
  "pages.compareReleases": {
    "text": "What a release shows otherwise than another one, by its number. Of very many pages the first are named and the rest is counted.",
    "output": {
      "items.gate.state": "live: as published; edited: the draft is newer; new: never published; deleted: removed with the next publish.",
      "items.gate.gate": "broken: an ancestor is missing or the ancestors form a loop, so the page is accessible to nobody.",
      "items.gate.tag_ids": "Its tags, by name.",
      "items.audience": "Members who may see it once it is published, or before it is deleted; null where anyone may.",
      "items.audience_key": "Names the members who see the page before or after the publish, for `audience_groups`.",
      "items.audience_change": "The effect of a move on members, over the page and its descendants: how many members gain or lose a page, and how many descendants get other gates. Null for new pages and those with the same parent.",
      "items.parts": "What differs on a page that is not new: its content, or its place."
    }
  },
  "pages.copyProgramWeek": {
    "text": "Copies a week with its pages and days to following weeks, with a progression: each copy is based on the one before, warm-up sets and sets without a weight stay. A deload week has 10 % less weight and one working set fewer, and the next week continues from before it. The pages of a week that exists are replaced; missing weeks are added, empty if they are only passed over. A copy opens as many weeks later as it stands behind the original.",
    "input": {
      "to_weeks": "Counted from 1, all behind the week that is copied.",
      "deload_weeks": "Those of `to_weeks` that are deload weeks."
    },
    "output": {
      "revision": "Of the program's draft, which stores the days.",
      "replaced": "The pages that were replaced, with their days, so that they can be restored."
    }
  },
  "pages.createPage": {
    "text": "Creates a page with the suggested blocks of its type, or with a draft such as that of a template, whose blocks, actions and items get new ids; the default path is derived from the title."
  },
  "pages.createPattern": {
    "text": "Saves blocks as a pattern, or with a `content_type` a whole page as a template. An app has at most 100."
  },
  "pages.createTag": {
    "text": "Creates a tag. An app has at most 500, each name once."
  },
  "pages.deletePage": {
    "text": "Members see it until the next publish; it can be restored for 30 days."
  },
  "pages.deletePages": {
    "text": "Deletes pages with what is below them, in one transaction; each can be restored on its own for 30 days. `is_start_page` and `not_found` are refused for the page alone."
  },
  "pages.deletePattern": {
    "text": "Deletes a pattern or page template. Pages that were made with it stay as they are."
  },
  "pages.deleteTag": {
    "text": "Deletes a tag and removes it from all pages. Rules that name it find nothing by it any more."
  },
  "pages.duplicatePage": {
    "text": "Copies a page as its sibling, without its descendants."
  },
  "pages.editProgramWeeks": {
    "text": "Edits the weeks of a program: all edits in their order, or none. Copies have ids of their own; deleted pages can be restored. A stale `revision` of the program's draft responds `stale_revision` and changes nothing.",
    "output": {
      "revision": "Of the program's draft, which stores the days.",
      "created_page_ids": "The copies and new weeks, in the order of their edits."
    }
  },
  "pages.findBlockAssets": {
    "text": "Finds what blocks show of the app's library, before they are inserted; what is left out is not in it."
  },
  "pages.getAccessSettings": {
    "text": "The own access node of a page, and its history; also of a page that members see although its draft is deleted.",
    "output": {
      "revision": "Rises with each change of them.",
      "root_above": "The nearest published ancestor that is a progress root, whose start counts for the unlock duration; null: there is none.",
      "is_always_started": "Pages of its type are always started by members, so that `is_progress_root` cannot be switched off."
    }
  },
  "pages.getBlockAction": {
    "text": "What a tap on a published block or page action does for this viewer. It is unknown to those who may not read the page of the action; the page that it leads to has its own decision in the response."
  },
  "pages.getOverlay": {
    "text": "Returns an overlay, which is a page and gated like one; except that the overlay of the app's own gate is readable by those it excludes. An unknown address has an error code of its own."
  },
  "pages.getPageAccess": {
    "text": "Returns the access decision of one page, by the function that gates its body. Members also get their own access that opens it or would have opened it, without the team's notes; a denial contains only its first reason."
  },
  "pages.getPageBody": {
    "text": "Makes one access decision, then returns bytes created at publish. A refusal has the reason as its code and what opens the page as its parameters."
  },
  "pages.getPagePath": {
    "text": "The path and title of a page that the viewer may know of."
  },
  "pages.getPageTree": {
    "text": "Sections are the direct children of the root; pages that the viewer may not know of are absent."
  },
  "pages.getPreview": {
    "text": "Returns a page of a preview. Only the grant in the header `X-Preview-Grant` counts, not the session. An invalid grant is `forbidden`, a page outside its tree is treated as unknown, and `preview_stale` means that the tree has changed."
  },
  "pages.getProgramWeeks": {
    "text": "The stages of a program as weeks, with the pages of each by day, as drafts have them."
  },
  "pages.getPublishing": {
    "text": "Counts done and total; problems name the pages that are left out, with the block and field."
  },
  "pages.getStudioPage": {
    "text": "Returns the draft with everything that views need to render it.",
    "output": {
      "state.state": "live: as published; edited: the draft is newer; new: never published; deleted: removed with the next publish.",
      "state.gate": "broken: an ancestor is missing or the ancestors form a loop, so the page is accessible to nobody.",
      "state.tag_ids": "Its tags, by name."
    }
  },
  "pages.getTranslation": {
    "text": "Returns the current texts of a page with their translations in another language of the app."
  },
  "pages.getTreeGates": {
    "text": "Returns all gates of a tree for viewers with access to the app; the public file contains only the first reason of each page. Pages hidden from the viewer and private pages that they do not own are absent; owned private pages come without that gate."
  },
  "pages.ignoreWarning": {
    "text": "Ignores a warning or a suggestion from now on, with the reason; it no longer counts when publishing."
  },
  "pages.listChanges": {
    "text": "Lists the differences between drafts and the live release, with their audience, the buttons on changed pages and items of the navigation that lead nowhere, and the addresses that members use.",
    "output": {
      "problems": "Why changed pages would be left out.",
      "warnings": "What does not prevent publishing and should be known before, at most 100 buttons.",
      "suggestions": "What should be better on changed pages, at most 100.",
      "lan_address": "Where phones of the local network see open pages, while the server shows them there."
    }
  },
  "pages.listDeletedPages": {
    "text": "Each with what was deleted along with it, so that one row is one deletion; what comes back no more is left out."
  },
  "pages.listPageUses": {
    "text": "The places that lead to a page or list it: other pages as drafts and as members see them, navigation and access."
  },
  "pages.listPages": {
    "text": "All pages of the app in tree order, and how many changes wait for a publish."
  },
  "pages.listPatterns": {
    "text": "Saved patterns and page templates, the last one first, with what views need to render them."
  },
  "pages.listPublishPlans": {
    "text": "What waits or runs, the next one first; then what has ended lately, the last one first."
  },
  "pages.listReleases": {
    "text": "Lists the releases. All are retained and can be restored."
  },
  "pages.listTags": {
    "text": "The tags of the app by name, each with the number of its pages."
  },
  "pages.listTranslations": {
    "text": "Lists the app's languages except that of its pages, with the translation progress of a page in each.",
    "output": {
      "total": "How many texts the page has."
    }
  },
  "pages.mergeTags": {
    "text": "Gives the pages of a tag another tag, and deletes the first. Answers the tag that stays."
  },
  "pages.movePage": {
    "text": "Moves a page to another parent or position; it cannot become its own descendant."
  },
  "pages.openMedia": {
    "text": "Opens a video or an audio of a page for ten minutes. The answer sets a cookie for the path of the file, so that players can read any part of it; repeat the call while it plays. The file closes when access to the page ends.",
    "output": {
      "stream": "The list of sizes of a video that was converted to a stream (HLS); null otherwise."
    }
  },
  "pages.openPreview": {
    "text": "Opens a read-only preview of the drafts of the page's tree as they are now. `at`: the instant at which gates are evaluated; by default the current time."
  },
  "pages.planPublish": {
    "text": "Schedules a publish at an instant at most a year ahead: all drafts as they are then, or the chosen ones, without those that cannot be published. Only one plan per instant. Warnings are accepted as with `POST /studio/publish`, as they are at the time of planning."
  },
  "pages.previewAccessChange": {
    "text": "Compares with today's access, over the page and its descendants: members by what they own, and the pages accessible to guests and people waiting for approval. Members who have completed a page are not locked out of it by a schedule.",
    "output": {
      "pages": "The first 100 of the pages that change for anybody.",
      "waiting": "Who has signed in and is no member yet: how many they are."
    }
  },
  "pages.publish": {
    "text": "Compiles in the background and switches one pointer at the end; nothing changes for members before. Pages that cannot be published are left out and named in `problems` of the progress. Buttons that lead nowhere have to be accepted: with more warnings than `accepted_warnings`, it responds `warnings_not_accepted`."
  },
  "pages.removeTranslation": {
    "text": "Takes a translation out of the draft, also of a language that the app does not offer any more."
  },
  "pages.renamePattern": {
    "text": "Renames a pattern or page template."
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
  "pages.restorePages": {
    "text": "Restores pages deleted within 30 days, with what was deleted along with them, in one transaction. `path_taken` and `not_found` are refused for the page alone."
  },
  "pages.restoreRelease": {
    "text": "Makes an earlier release live; access follows today's rules. Idempotent. If `live_release_id`, which the caller saw live, is outdated, it responds `released_meanwhile` with the `number` of the live release and changes nothing."
  },
  "pages.restoreWarning": {
    "text": "Ends that a warning or a suggestion is ignored."
  },
  "pages.saveDraft": {
    "text": "Autosaves a draft. An outdated revision responds `stale_revision` and changes nothing; blocks with problems are saved and their problems returned."
  },
  "pages.saveTranslation": {
    "text": "Saves the whole translation: texts that are not sent are removed. `revision` is 0 for the first save. Each text has the hash of its source, so that texts whose source has changed stay marked. Members see it after the next publish."
  },
  "pages.searchPages": {
    "text": "Search over titles and texts, for the library and for page pickers: exact titles first, then beginnings, words and parts of titles, then texts; with typing errors where nothing else is found. Overlays are found by their type alone.",
    "input": {
      "outside_programs": "Only pages that stand in no stage of a program."
    }
  },
  "pages.setAccess": {
    "text": "Saves access settings, effective at once and outside releases, also for a published page whose draft is deleted. A public page that becomes gated loses its public body within 5 s. An outdated `revision` responds `stale_revision` with `changed_by` and `changed_at`, and saves nothing."
  },
  "pages.setPagePath": {
    "text": "The old path redirects from the next publish on."
  },
  "pages.updateTag": {
    "text": "Renames and recolours a tag, with immediate effect."
  },
  "portability.checkEvents": {
    "text": "Reads a calendar file (iCalendar, RFC 5545), at most 2 MB and 500 events, and reports what an import of it would do. Nothing is stored, neither the file nor a page. An event on several weekdays is one event for each."
  },
  "portability.checkWorkouts": {
    "text": "Reads a CSV file of workouts, at most 4 MB and 5,000 rows, and reports what an import of it would do. Nothing is stored, neither the file nor a page."
  },
  "portability.getImport": {
    "text": "Counts are rising while it checks or imports."
  },
  "portability.importEvents": {
    "text": "Creates a draft for each event of a calendar file, with its moved and cancelled dates, all of them or none. Events that exist and those with a blocking problem are left out.",
    "output": {
      "skipped": "Events that exist and were left out.",
      "refused": "Events with a blocking problem."
    }
  },
  "portability.importWorkouts": {
    "text": "Creates a draft for each workout of a CSV file, each exercise and each tag that the app does not have, all of them or none. Workouts with a faulty row are left out as a whole; those that exist are left out or copied under another title.",
    "output": {
      "skipped": "Workouts that exist and were left out.",
      "refused": "Workouts with a faulty row."
    }
  },
  "portability.listImportRows": {
    "text": "In the file’s order, by row number.",
    "input": {
      "problem": "Only rows with this problem."
    }
  },
  "portability.listImports": {
    "text": "The last 50."
  },
  "portability.runImport": {
    "text": "Creates a page for each exercise; running it again updates pages and creates no duplicates.",
    "input": {
      "parent_id": "Where new pages are placed, instead of the suggested place."
    }
  },
  "portability.uploadImport": {
    "text": "Uploads JSON, alone or in a zip with its pictures, at most 200 MB, streamed; nothing is written to the library yet."
  },
  "progress.completePage": {
    "text": "Repeating it changes nothing; the answer carries the progress of the page’s root. Of the scheduled items of the page, the named one is completed; without one, today’s or the next one."
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
    "text": "Returns the access decision of the pack's page. 404 for a page that is no pack or is hidden from the viewer."
  },
  "progress.getPageSubscribers": {
    "text": "Hidden and blocked people are absent from the last five."
  },
  "progress.getProgramAccess": {
    "text": "The decision about the program’s page."
  },
  "progress.getRun": {
    "text": "Returns what leaving or starting a page again is about: the member's run and the one that they left last.",
    "output": {
      "run": "null without an active run.",
      "ended_run": "null where none was left."
    }
  },
  "progress.leavePage": {
    "text": "Ends the run, hides its progress and removes its scheduled items, never an entitlement. It can be undone for a day (`restoreRun`)."
  },
  "progress.listPackageSubscriptions": {
    "text": "Packs with a run that has not ended, the newest first."
  },
  "progress.listProgramSubscriptions": {
    "text": "Programs with a run that has not ended."
  },
  "progress.restoreRun": {
    "text": "Undoes leaving for a day after it: the run continues with its start, completions and scheduled items. Repeating it changes nothing; a run that was started since is a conflict."
  },
  "progress.shiftProgram": {
    "text": "Changes the days of the member's run after missed ones: `move` puts the first missed session on `day` and moves all that follows and is not completed; `skip` leaves out what was missed and moves nothing; `undo` takes back what was changed on `day`. Repeating it on the same day changes nothing, nor does it where nothing was missed. `day` is today in the member's zone, or an earlier one for what was done without a network.",
    "output": {
      "shifted_days": "By how many days the plan has moved in all."
    }
  },
  "progress.startPage": {
    "text": "Starts a run. `started_at` may only be later than now; starting twice returns the existing run. `copies_completions` takes over what was completed in the run that was left last; drip counts from the new start."
  },
  "progress.subscribeProgram": {
    "text": "The same action as starting its page."
  },
  "progress.toggleBookmark": {
    "text": "Toggles; only pages that the member may know of."
  },
  "progress.uncompletePage": {
    "text": "Undoes a completion; the page stays unlocked by drip. With a scheduled item only that item is undone, if the page was also completed from another one."
  },
  "progress.uncompleteStage": {
    "text": "Undoes the completion of everything in the stage."
  },
  "schedule.changeEventDate": {
    "text": "Moves, cancels or changes one date of a published event, or that date and all that follow. It applies at once, without publishing, and replaces an earlier change of the date. Only dates that have not started can be changed.",
    "input": {
      "starts": "Day and time by the app's clocks, at most 92 days away; null: where it was.",
      "minutes": "null: as the event has it.",
      "capacity": "How many may come, 0 for all; null: as the event has it."
    }
  },
  "schedule.createCalendarFeed": {
    "text": "Makes a new address for the member's calendar feed. A former address stops working."
  },
  "schedule.deleteCalendarFeed": {
    "text": "Revokes the address of the member's calendar feed: it answers like one that never existed."
  },
  "schedule.deleteForEveryone": {
    "text": "Takes an item off the calendars of all members. It can be restored for a day."
  },
  "schedule.deleteItem": {
    "text": "The page itself is not touched. The item can be restored for a day. What is scheduled for everyone stays."
  },
  "schedule.duplicateItem": {
    "text": "Copies an item on the same day, or today if that day is past; a time that has passed becomes all-day."
  },
  "schedule.getCalendarFeed": {
    "text": "Returns the address of the member's calendar feed; null until they have made one."
  },
  "schedule.getEventAccess": {
    "text": "Returns the access decision of the event's page. 404 for an occurrence that is hidden from the viewer."
  },
  "schedule.getEventAttendance": {
    "text": "Returns how many come to an occurrence, and the viewer's own answer. 404 for a hidden event."
  },
  "schedule.getEventLink": {
    "text": "Returns the address of an occurrence's video call to a member who comes or perhaps does, from 15 minutes before its start to its end."
  },
  "schedule.listCalendar": {
    "text": "What takes place in an app on some days, both included, at most 62: the dates of published events, the pages that open at a time and what is scheduled for all members. Days are those of the app's time zone.",
    "output": {
      "is_cut": "There is more in this period than is listed."
    }
  },
  "schedule.listEventPeople": {
    "text": "Lists who comes to an occurrence, then who perhaps does, in the order of their answers: at most 200. Hidden and blocked people are left out, as in the directory."
  },
  "schedule.listEventSubscriptions": {
    "text": "Lists the occurrences to come that the member has said to come to, or perhaps: at most 200, the next one first."
  },
  "schedule.listOccurrences": {
    "text": "Lists occurrences that start from `start` up to `end`, at most 366 days later, in order; private events are absent, gated ones contain public data. After 500 the list ends with all of the same start time, and continues at `next_start`."
  },
  "schedule.listScheduleFilters": {
    "text": "What the viewer's schedule can be filtered by: up to 100 programs, then the types and scopes of its items."
  },
  "schedule.listSchedule": {
    "text": "Lists the days `from` to `to`, both included, at most 62; or those of a `calendar_type` around a day, `period` (today by default), with weeks from Monday. The zone is the member's unless another is named. Each `page` has 500 items. Field code of `from` and `to`: `required` (without `calendar_type`).",
    "input": {
      "context": "The progress root that items were scheduled from.",
      "filter": "A value of `GET /schedule/filters`.",
      "page_id": "A page, or the program that items were scheduled from."
    }
  },
  "schedule.moveForEveryone": {
    "text": "Moves an item that is scheduled for all members. Who has completed it has it completed still.",
    "input": {
      "time": "By the clocks of the app; null: all day."
    }
  },
  "schedule.pauseSchedule": {
    "text": "Moves all open items from a day on by a number of days, as for a holiday; negative days move them back. Events stay, because they take place when they do. If any item cannot move, none does.",
    "input": {
      "root_id": "Only the items of this program; all by default."
    }
  },
  "schedule.planProgram": {
    "text": "Puts what is left of a running program on chosen weekdays, in order, one a day. Open items of the program from today on are replaced. A page that unlocks later takes the first chosen day on which it is open; one that never opens is skipped. With `dry_run` nothing is written.",
    "input": {
      "weekdays": "ISO 8601: 1 is Monday, 7 is Sunday.",
      "time": "The time of day in the member's zone; null: all day."
    },
    "output": {
      "replaced": "How many open items of the program were, or would be, replaced.",
      "skipped": "How many pages never open to the member."
    }
  },
  "schedule.readCalendarFeed": {
    "text": "Returns a member's schedule as iCalendar (RFC 5545), from 30 days ago to a year ahead, at most 2,000 items. The signed address is its only key. Pages that the member may not know of are left out."
  },
  "schedule.rescheduleItem": {
    "text": "Moves an item; with `shift_subsequent` later items of the same context move by the same number of days. Refused like a new item: on days when the page is not accessible to the member, and when it is missing. If any item cannot move, none does. An occurrence of an event cannot be moved."
  },
  "schedule.restoreEventDate": {
    "text": "Deletes the change of a date, so that it takes place as the event has it; also for the dates that followed it."
  },
  "schedule.restoreForEveryone": {
    "text": "Undoes the removal of an item of all members, for a day after it, with who had completed it."
  },
  "schedule.restoreItem": {
    "text": "Undoes the removal of an item, for a day after it. Repeating it changes nothing."
  },
  "schedule.scheduleForEveryone": {
    "text": "Puts a published page on the calendars of all members who may know of it, from today on, at most ten years ahead. It applies at once, without publishing. Field codes: `unknown_page`; `date_in_past`, `too_far` of `day` and `time`.",
    "input": {
      "time": "By the clocks of the app; null: all day."
    }
  },
  "schedule.scheduleItem": {
    "text": "Schedules an item; past is relative to the member's zone (\"Cannot schedule in the past\"). A page that opens later can be scheduled on a day when it is open; one that needs a purchase cannot. An occurrence of an event has its own start, so its `date` may be left out, and scheduling it again returns the same item. Field codes of `date`: `required`, `too_far` (more than ten years ahead)."
  },
  "schedule.subscribeEvent": {
    "text": "Answers whether the member comes. When all places are taken, the member waits for one; the next one waiting gets the place of a member who changes their answer."
  },
  "team.acceptTeamInvitation": {
    "text": "Accepts a team invitation by its mailed link, once, and signs in to the studio. `email_taken`: the address already belongs to an account; only the owner of the link learns this."
  },
  "team.askSupport": {
    "text": "Mails a member's request to the owners of the app, at most five an hour. Replies go to the member's address."
  },
  "team.changeTeamRole": {
    "text": "Changes the role of a team member, at once and in every app of the account. Appointing an owner needs the acting owner's password. The last owner cannot be changed."
  },
  "team.chooseMessagingProfile": {
    "text": "Chooses the team member that the app itself writes as: one per app, replacing the previous one. What members write to them from now on is read by those with the inbox permission; what was written before stays theirs."
  },
  "team.getMessagingProfile": {
    "text": "Returns the team member that the app itself writes as; null if there is none."
  },
  "team.inviteTeamMember": {
    "text": "Mails a team invitation. A role above one's own is refused (403). Does not reveal whether the address belongs to another account."
  },
  "team.listMailbox": {
    "text": "Lists the mails stored by the development mailbox instead of sending, newest first. 404 in production."
  },
  "team.listTeamLog": {
    "text": "Lists the actions of the team in the account and its apps, newest first. Entries never change.",
    "input": {
      "before": "The id of the last entry received; the entries before it follow."
    }
  },
  "team.listTeam": {
    "text": "Lists the account's team and its invitations, with the viewer's abilities. Admins get no invitations.",
    "output": {
      "members": "Highest role first, then in the order in which they joined.",
      "abilities.invite": "The roles that the viewer may invite to."
    }
  },
  "team.removeTeamMember": {
    "text": "Removes a team member: their studio sessions, and the sessions and rights of their users in every app of the account, end at once. The last owner cannot be removed."
  },
  "team.resendTeamInvitation": {
    "text": "Mails a new link, good for another seven days; the one before it is worth nothing from now on."
  },
  "team.setInboxPermission": {
    "text": "Lets an admin read and answer the conversations of the messaging profile in every app of the account, or no longer. Owners and account admins always may (403)."
  },
  "team.showMailboxMessage": {
    "text": "Shows one mail of development with its text. Answers 404 in production."
  },
  "team.showTeamInvitation": {
    "text": "Returns an invitation by the token of its link, without changes. Invalid tokens and replaced ones respond `token_invalid`."
  },
  "team.studioAddPasskey": {
    "text": "Stores the passkey that the browser created with the options of `studioPreparePasskey`."
  },
  "team.studioListPasskeys": {
    "text": "The passkeys of the signed-in team member for the studio, newest first."
  },
  "team.studioLogin": {
    "text": "Signs a team member in to the studio. Unknown address and wrong password respond alike."
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
    "text": "Starts the creation of a passkey for the signed-in team member; needs a session opened in the last ten minutes."
  },
  "team.studioRemovePasskey": {
    "text": "Removes a passkey of the signed-in team member, who always has a password too and is notified by mail. Needs a session opened in the last ten minutes (`sign_in_again`)."
  },
  "team.studioRenamePasskey": {
    "text": "Calls a passkey of the signed-in team member something else."
  },
  "team.studioRequestReset": {
    "text": "Mails a team member a link to set a new password, valid once, for 30 minutes. The response is the same for every address."
  },
  "team.studioResetPassword": {
    "text": "Sets a team member's password with the mailed token, ends all their sessions in the studio and the account's apps, and signs in. A token allows five tries, including refused passwords; expired, used and foreign tokens all respond `token_invalid`."
  },
  "team.studioSignInByPasskey": {
    "text": "Signs a team member in to the studio by a passkey. Every failure responds `passkey_refused`."
  },
  "team.studioSignUp": {
    "text": "Creates an account with its owner and signs in to the studio. An address is unique in all of Foyer."
  },
  "team.studioVerify": {
    "text": "Exchanges the studio's session cookie for the token. Only for the studio's own pages (403); 401 means guest."
  },
  "team.withdrawTeamInvitation": {
    "text": "Takes an invitation back: its link is worth nothing from now on."
  },
  "workouts.addBodyMeasure": {
    "text": "Adds a body measure. Of each kind there is one a day: a second one of the day takes the place of the first. Field codes: `number_is_invalid` (not a value of this measure and unit), `date_out_of_range` (a day to come)."
  },
  "workouts.appendActivity": {
    "text": "Appends an activity; nothing is overwritten. `activity_id` is made on the device (UUIDv7): sending twice writes once. `data` has the shape of its `activity_type`. Stamps in the future are replaced; the answer has the stored ones."
  },
  "workouts.commentSession": {
    "text": "Comments on a finished session of a member, who is notified by mail if they want messages."
  },
  "workouts.deleteBodyMeasure": {
    "text": "Deletes a body measure. One that is deleted already counts as deleted."
  },
  "workouts.deleteSessionComment": {
    "text": "Deletes a comment: one's own, or as an owner or account admin any."
  },
  "workouts.editSessionComment": {
    "text": "Changes the text of a comment of one's own. The member is not notified again."
  },
  "workouts.exportBodyMeasures": {
    "text": "Exports the member's body measures as lines of CSV, oldest first, in parts. Cells are safe in a spreadsheet."
  },
  "workouts.exportSets": {
    "text": "Exports the sets of the member's finished sessions as lines of CSV, oldest first, in parts of 50 sessions. Weights are as typed, in their own unit. Cells are safe to open in a spreadsheet."
  },
  "workouts.finishSession": {
    "text": "Finishes a session and completes the page `page_id` (the workout, or the page that it was opened on); without one nothing is completed. The first finish counts; sets that arrive after it count too."
  },
  "workouts.getBody": {
    "text": "The member's body measures as they are now: of each kind the newest, and the oldest of the last three months.",
    "output": {
      "items": "In the order of the kinds; kinds never measured are absent.",
      "items.before": "Null where there is no other in the last three months.",
      "weights": "The weights of the last three months, oldest first."
    }
  },
  "workouts.getExerciseProgress": {
    "text": "The member's progress in an exercise: a point for each session of the range, oldest first. Of more than 200 sessions, runs of sessions are one point, that of the best. One never done has no points; an unknown one neither.",
    "output": {
      "exercise": "Null where the member may not know of its page.",
      "session_count": "Of all time.",
      "sessions_per_point": "How many sessions a point stands for."
    }
  },
  "workouts.getItemExercise": {
    "text": "The exercise of a workout's item for the member, after their swap; `swapped_from` is the one of the workout."
  },
  "workouts.getMemberSession": {
    "text": "One session of a member with its activities and comments, also where the member may no longer open the workout."
  },
  "workouts.getMemberTraining": {
    "text": "The training of a member: their programs with the plan of the last weeks, and the bests of what they did in their last sessions. `id` is the user's; days are those of the member's time zone.",
    "output": {
      "session_count": "Finished sessions."
    }
  },
  "workouts.getSession": {
    "text": "One session of the member with its activities in the order of their clocks, and the comments of the team. Stays readable when access ends."
  },
  "workouts.getTrainingSummary": {
    "text": "What the member's training adds up to. The streak counts weeks, since rest days are training: a week counts when the member trained in it, the present week cannot end the streak, and within the days of a program only a missed day does.",
    "input": {
      "week_start": "The first day of a week: 1 is Monday, 7 is Sunday."
    },
    "output": {
      "this_week.planned_days": "Days of this week that the program plans; null without a plan.",
      "first_day": "The day of the first session; null without one."
    }
  },
  "workouts.listAlternatives": {
    "text": "At most 30 exercises that can take the place of one: those that the owner names first, then by shared muscles."
  },
  "workouts.listBodyMeasures": {
    "text": "Lists one of the member's body measures, newest first."
  },
  "workouts.listHistory": {
    "text": "Lists the member's finished sessions of all workouts, newest first, or those of one day."
  },
  "workouts.listLastTimes": {
    "text": "What the member did last time and best, for the exercises of a workout, those that they swapped in, and `exercise_ids`. Finished sessions count; exercises never done are absent."
  },
  "workouts.listMemberSessions": {
    "text": "Lists the sessions of a member, newest first, without discarded ones; those before the session `before`."
  },
  "workouts.listSessions": {
    "text": "Lists the member's sessions of a workout, newest first, without discarded ones; older ones by `before`."
  },
  "workouts.listTrainedExercises": {
    "text": "Lists the exercises that the member has done, those done last first, at most 300. The history of an exercise stays when its page is gone or closed.",
    "output": {
      "items.exercise": "Null where the member may not know of its page."
    }
  },
  "workouts.listTrainingDays": {
    "text": "Lists the days between two on which the member trained or the program plans a workout, both included, at most 62. A day is that of the place where the session began."
  },
  "workouts.resetExercise": {
    "text": "Ends the swap of an exercise; without one nothing changes."
  },
  "workouts.startSession": {
    "text": "Starts a session of the workout as it is published now. A device sends the `session_id` that it made (UUIDv7): sending twice starts once. `started_at` may be earlier, for what was started without a network, never later than now; such a session keeps the workout of `release_id`, the release that the device showed. Without `time_zone` it is that of the member."
  },
  "workouts.swapExercise": {
    "text": "Puts another exercise in the place of one in all workouts, until it is reset. Swapping again replaces the swap."
  },
  "workouts.updateBodyMeasure": {
    "text": "Changes value, unit and day of a body measure; another one of that kind and day is replaced. Field codes as in `addBodyMeasure`."
  }
}
