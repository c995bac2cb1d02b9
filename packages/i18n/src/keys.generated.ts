// Written by packages/i18n/src/build.ts from locales/en. Do not edit.

type None = Record<never, never>

/** Every key of the catalogue with the values of its text. */
export interface MessageParams {
  'account.confirm.resend': None
  'account.confirm.sent': { email: string | number }
  'account.confirm.text': { email: string | number }
  'account.data': None
  'account.details': None
  'account.edit': None
  'account.email_help': None
  'account.email_to_verify': { email: string | number }
  'account.figure.bookmarks': { count: number }
  'account.figure.done': None
  'account.figure.programs': { count: number }
  'account.log_out_discard': None
  'account.log_out_send': None
  'account.log_out_text': None
  'account.log_out_text_offline': None
  'account.log_out_title': { count: number }
  'account.mine': None
  'account.mode_auto': None
  'account.my_content': None
  'account.notifications': None
  'account.password.change': None
  'account.password.sent': { email: string | number }
  'account.password.text': None
  'account.plan.ends': { date: string | number }
  'account.plan.manage': None
  'account.plan.overdue': { date: string | number }
  'account.plan.renews': { date: string | number }
  'account.plan.trial': { date: string | number }
  'account.privacy': None
  'account.purchases': None
  'account.sessions': None
  'account.settings': None
  'account.subscriptions': None
  'account.support': None
  'account.time_zone': None
  'account.time_zone_help': None
  'account.training': None
  'auth.back_to_login': None
  'auth.change_email': None
  'auth.code.help': None
  'auth.code.label': None
  'auth.code.resend': None
  'auth.code.resent': None
  'auth.code.six_digits': None
  'auth.code.text': { email: string | number }
  'auth.code.title': None
  'auth.code.wrong': None
  'auth.confirm.no': None
  'auth.confirm.text': None
  'auth.confirm.title': None
  'auth.confirm.yes': None
  'auth.forgot': None
  'auth.forgot.send': None
  'auth.forgot.text': None
  'auth.forgot.title': None
  'auth.forgot_sent.text': { email: string | number }
  'auth.forgot_sent.title': None
  'auth.hide_password': None
  'auth.invited.come_in': None
  'auth.invited.not_now': None
  'auth.invited.text': { app: string | number }
  'auth.invited.title': { app: string | number }
  'auth.link.failed_title': None
  'auth.link.title': None
  'auth.login.new_here': None
  'auth.login.text': { app: string | number }
  'auth.login.title': None
  'auth.name_help': None
  'auth.new_password': None
  'auth.password_again': None
  'auth.password_help': None
  'auth.proof.changed_text': { email: string | number }
  'auth.proof.done_text': { email: string | number }
  'auth.proof.done_title': None
  'auth.proof.log_in_text': None
  'auth.proof.log_in_title': None
  'auth.proof.not_me': None
  'auth.proof.title': None
  'auth.purchase.create': None
  'auth.purchase.text': { app: string | number }
  'auth.purchase.title': None
  'auth.reset.request_again': None
  'auth.reset.save': None
  'auth.reset.text': None
  'auth.reset.title': None
  'auth.setup.finish_text': None
  'auth.setup.finish_title': None
  'auth.setup.later': None
  'auth.setup.text': None
  'auth.setup.title': None
  'auth.show_password': None
  'auth.sign_up.have_account': None
  'auth.sign_up.text': None
  'auth.sign_up.title': { app: string | number }
  'auth.start.email_link': None
  'auth.start.text': None
  'auth.start.title': None
  'auth.with_password': None
  'auth_mails.account_closed.body': { app: string | number }
  'auth_mails.account_closed.button': None
  'auth_mails.account_closed.subject': { app: string | number }
  'auth_mails.account_closed.until': { date: string | number }
  'auth_mails.account_restored.body': { app: string | number }
  'auth_mails.account_restored.subject': { app: string | number }
  'auth_mails.app_deleted.body': { name: string | number; app: string | number }
  'auth_mails.app_deleted.button': None
  'auth_mails.app_deleted.retained': None
  'auth_mails.app_deleted.subject': { app: string | number }
  'auth_mails.app_deleted.until': { date: string | number }
  'auth_mails.app_purge_near.body': { app: string | number; date: string | number }
  'auth_mails.app_purge_near.subject': { app: string | number }
  'auth_mails.change_email.body': { app: string | number }
  'auth_mails.change_email.button': None
  'auth_mails.change_email.subject': { app: string | number }
  'auth_mails.domain_missing.after': None
  'auth_mails.domain_missing.body': { domain: string | number; app: string | number; count: number }
  'auth_mails.domain_missing.button': None
  'auth_mails.domain_missing.name': None
  'auth_mails.domain_missing.subject': { domain: string | number }
  'auth_mails.domain_missing.value': None
  'auth_mails.domain_released.again': None
  'auth_mails.domain_released.body': { domain: string | number; count: number; app: string | number }
  'auth_mails.domain_released.now_at': None
  'auth_mails.domain_released.subject': { domain: string | number }
  'auth_mails.email_changed.body': { app: string | number }
  'auth_mails.email_changed.subject': { app: string | number }
  'auth_mails.email_domain_not_allowed.body': { app: string | number }
  'auth_mails.expires_in_days': { count: number }
  'auth_mails.expires_in_hours': { count: number }
  'auth_mails.expires_in_minutes': { count: number }
  'auth_mails.export_ready.body': { app: string | number }
  'auth_mails.export_ready.button': None
  'auth_mails.export_ready.expires': { count: number }
  'auth_mails.export_ready.subject': { app: string | number }
  'auth_mails.member_invitation.body': { app: string | number }
  'auth_mails.member_invitation.button': { app: string | number }
  'auth_mails.member_invitation.subject': { app: string | number }
  'auth_mails.new_sign_in.body': { app: string | number }
  'auth_mails.new_sign_in.browser': None
  'auth_mails.new_sign_in.button': None
  'auth_mails.new_sign_in.network': None
  'auth_mails.new_sign_in.not_you': None
  'auth_mails.new_sign_in.subject': { app: string | number }
  'auth_mails.new_sign_in.time': None
  'auth_mails.new_sign_in.unknown_browser': None
  'auth_mails.not_expected': None
  'auth_mails.not_you': None
  'auth_mails.open_address': None
  'auth_mails.passkey_added.body': { app: string | number }
  'auth_mails.passkey_added.button': None
  'auth_mails.passkey_added.name': None
  'auth_mails.passkey_added.not_you': None
  'auth_mails.passkey_added.subject': { app: string | number }
  'auth_mails.passkey_removed.body': { app: string | number }
  'auth_mails.passkey_removed.not_you': None
  'auth_mails.passkey_removed.subject': { app: string | number }
  'auth_mails.password_changed.body': { app: string | number }
  'auth_mails.password_changed.passkeys': { count: number }
  'auth_mails.password_changed.subject': { app: string | number }
  'auth_mails.passwordless.body': { app: string | number }
  'auth_mails.passwordless.button': None
  'auth_mails.passwordless.code': None
  'auth_mails.passwordless.subject': { app: string | number }
  'auth_mails.plan_failed.again': None
  'auth_mails.plan_failed.body': { app: string | number; when: string | number }
  'auth_mails.plan_failed.button': None
  'auth_mails.plan_failed.mend': None
  'auth_mails.plan_failed.more': { count: number }
  'auth_mails.plan_failed.subject': { app: string | number }
  'auth_mails.plan_partial.body': { app: string | number; when: string | number }
  'auth_mails.plan_partial.subject': { app: string | number }
  'auth_mails.provider_linked.body': { app: string | number; provider: string | number }
  'auth_mails.provider_linked.subject': { provider: string | number; app: string | number }
  'auth_mails.provider_unlinked.body': { app: string | number; provider: string | number }
  'auth_mails.provider_unlinked.subject': { provider: string | number; app: string | number }
  'auth_mails.reset.body': { app: string | number }
  'auth_mails.reset.button': None
  'auth_mails.reset.subject': { app: string | number }
  'auth_mails.reset_unknown.body': { app: string | number }
  'auth_mails.sign_in_reset.body': { app: string | number }
  'auth_mails.sign_in_reset.button': None
  'auth_mails.sign_in_reset.subject': { app: string | number }
  'auth_mails.sign_up_closed.body': { app: string | number }
  'auth_mails.support.answer': None
  'auth_mails.support.body': { name: string | number; email: string | number; app: string | number }
  'auth_mails.support.subject': { name: string | number; app: string | number }
  'auth_mails.team_invitation.body': { name: string | number; role: string | number }
  'auth_mails.team_invitation.button': None
  'auth_mails.team_invitation.roles.account_admin': None
  'auth_mails.team_invitation.roles.admin': None
  'auth_mails.team_invitation.subject': { name: string | number }
  'auth_mails.verify_email.body': { app: string | number }
  'auth_mails.verify_email.button': None
  'auth_mails.verify_email.subject': { app: string | number }
  'auth_providers.by_email': None
  'auth_providers.cancelled': None
  'auth_providers.cancelled_title': None
  'auth_providers.closed.text': { app: string | number }
  'auth_providers.closed.title': None
  'auth_providers.continue.apple': None
  'auth_providers.continue.google': None
  'auth_providers.entering': { provider: string | number }
  'auth_providers.expired': None
  'auth_providers.expired_title': None
  'auth_providers.failed': None
  'auth_providers.failed_title': None
  'auth_providers.link.by_mail': None
  'auth_providers.link.log_in': None
  'auth_providers.link.text': { email: string | number; provider: string | number }
  'auth_providers.link.title': None
  'auth_providers.linked': { provider: string | number }
  'auth_providers.linking': { provider: string | number }
  'auth_providers.other_way': None
  'auth_providers.setup.password': None
  'auth_providers.setup.password_help': None
  'auth_providers.sign_up.text': { email: string | number }
  'auth_providers.unavailable': None
  'auth_providers.unlinked': { provider: string | number }
  'auth_providers.ways.has_password': None
  'auth_providers.ways.link': None
  'auth_providers.ways.link_named': { provider: string | number }
  'auth_providers.ways.mail': None
  'auth_providers.ways.no_password': None
  'auth_providers.ways.not_linked': None
  'auth_providers.ways.password_help': None
  'auth_providers.ways.password_set': None
  'auth_providers.ways.set_password': None
  'auth_providers.ways.since': { date: string | number }
  'auth_providers.ways.title': None
  'auth_providers.ways.unlink': None
  'auth_providers.ways.unlink_named': { provider: string | number }
  'blocks.align.center': None
  'blocks.align.label': None
  'blocks.align.start': None
  'blocks.article.author': None
  'blocks.article.author_picture': None
  'blocks.article.reading_minutes': None
  'blocks.article.standfirst': None
  'blocks.attachment.file': None
  'blocks.attachment.name': None
  'blocks.attachment.text': None
  'blocks.attachment.title': None
  'blocks.attachment.title_help': None
  'blocks.avatar.action': None
  'blocks.avatar.image': None
  'blocks.avatar.name': None
  'blocks.avatar.person': None
  'blocks.avatar.source': None
  'blocks.avatar.source_help': None
  'blocks.avatar.source_member': None
  'blocks.avatar.source_picture': None
  'blocks.avatar.text': None
  'blocks.button.action': None
  'blocks.button.icon': None
  'blocks.button.name': None
  'blocks.button.style': None
  'blocks.button.style_filled': None
  'blocks.button.style_outline': None
  'blocks.button.style_soft': None
  'blocks.button.style_text': None
  'blocks.button.text': None
  'blocks.button.width': None
  'blocks.button.width_fit': None
  'blocks.button.width_full': None
  'blocks.calendar.name': None
  'blocks.calendar.shows': None
  'blocks.calendar.shows_both': None
  'blocks.calendar.shows_events': None
  'blocks.calendar.shows_help': None
  'blocks.calendar.shows_plan': None
  'blocks.calendar.title': None
  'blocks.calendar.view': None
  'blocks.calendar.view_month': None
  'blocks.calendar.view_week': None
  'blocks.card_size.auto': None
  'blocks.card_size.label': None
  'blocks.card_size.large': None
  'blocks.card_size.medium': None
  'blocks.card_size.small': None
  'blocks.category.basics': None
  'blocks.category.code': None
  'blocks.category.pages': None
  'blocks.category.people': None
  'blocks.category.training': None
  'blocks.chat.name': None
  'blocks.chat.title': None
  'blocks.code.height': None
  'blocks.code.height_fit': None
  'blocks.code.height_fixed': None
  'blocks.code.html': None
  'blocks.code.html_help': None
  'blocks.code.name': None
  'blocks.code.pixels': None
  'blocks.collection.cover': None
  'blocks.collection.cover_square': None
  'blocks.collection.cover_wide': None
  'blocks.collection.intro': None
  'blocks.collection.layout': None
  'blocks.collection.layout_grid': None
  'blocks.collection.layout_list': None
  'blocks.collection.layout_row': None
  'blocks.collection.limit': None
  'blocks.collection.more_action': None
  'blocks.collection.more_text': None
  'blocks.collection.name': None
  'blocks.collection.page_cover_help': None
  'blocks.collection.page_ids': None
  'blocks.collection.page_layout_help': None
  'blocks.collection.parent_page': None
  'blocks.collection.parent_page_help': None
  'blocks.collection.rule': None
  'blocks.collection.source': None
  'blocks.collection.source_children': None
  'blocks.collection.source_pages': None
  'blocks.collection.source_rule': None
  'blocks.collection.title': None
  'blocks.composed.add': None
  'blocks.composed.layout': None
  'blocks.composed.layout_cards': None
  'blocks.composed.layout_columns': None
  'blocks.composed.layout_tabs': None
  'blocks.composed.name': None
  'blocks.composed.part_title': None
  'blocks.composed.parts': None
  'blocks.composed.parts_help': None
  'blocks.composed.title': None
  'blocks.errors.embed_address_invalid': None
  'blocks.errors.id_taken': None
  'blocks.errors.invalid_choice': None
  'blocks.errors.invalid_format': None
  'blocks.errors.invalid_type': None
  'blocks.errors.nested_too_deep': None
  'blocks.errors.not_allowed': None
  'blocks.errors.own_host': None
  'blocks.errors.position_invalid': None
  'blocks.errors.ratio_out_of_range': None
  'blocks.errors.required': None
  'blocks.errors.too_big': { max: number }
  'blocks.errors.too_few': { min: number }
  'blocks.errors.too_long': { max: number }
  'blocks.errors.too_many': { max: number }
  'blocks.errors.too_short': { min: number }
  'blocks.errors.too_small': { min: number }
  'blocks.errors.unknown_block': None
  'blocks.errors.unknown_field': None
  'blocks.errors.unknown_profile': None
  'blocks.errors.unsafe_link': None
  'blocks.event.capacity': None
  'blocks.event.capacity_help': None
  'blocks.event.first_day': None
  'blocks.event.first_day_help': None
  'blocks.event.last_day': None
  'blocks.event.last_day_help': None
  'blocks.event.online_url': None
  'blocks.event.online_url_help': None
  'blocks.event.place': None
  'blocks.event.recording': None
  'blocks.event.recording_help': None
  'blocks.event.repeats': None
  'blocks.event.repeats_help': None
  'blocks.event.time': None
  'blocks.exercise.add_picture': None
  'blocks.exercise.alternatives': None
  'blocks.exercise.alternatives_help': None
  'blocks.exercise.category': None
  'blocks.exercise.force': None
  'blocks.exercise.instructions': None
  'blocks.exercise.mechanic': None
  'blocks.exercise.picture': None
  'blocks.exercise.pictures': None
  'blocks.exercise.primary_muscles': None
  'blocks.exercise.secondary_muscles': None
  'blocks.exercise.video_url': None
  'blocks.extension.name': None
  'blocks.extension.url': None
  'blocks.extension.url_help': None
  'blocks.form.acceptance': None
  'blocks.form.add_field': None
  'blocks.form.add_group': None
  'blocks.form.date': None
  'blocks.form.default_value': None
  'blocks.form.done_text': None
  'blocks.form.done_text_help': None
  'blocks.form.field_type': None
  'blocks.form.fields': None
  'blocks.form.group_description': None
  'blocks.form.group_title': None
  'blocks.form.groups': None
  'blocks.form.intro_description': None
  'blocks.form.intro_heading': None
  'blocks.form.is_required': None
  'blocks.form.label': None
  'blocks.form.long_answer': None
  'blocks.form.multi_select': None
  'blocks.form.number': None
  'blocks.form.options': None
  'blocks.form.short_answer': None
  'blocks.form.show_intro_screen': None
  'blocks.form.submit_text': None
  'blocks.form.submit_text_help': None
  'blocks.form_submission.button_text': None
  'blocks.form_submission.button_text_help': None
  'blocks.form_submission.empty_text': None
  'blocks.form_submission.form': None
  'blocks.form_submission.name': None
  'blocks.form_submission.title': None
  'blocks.hero.action': None
  'blocks.hero.action_text': None
  'blocks.hero.card_button': None
  'blocks.hero.card_help': None
  'blocks.hero.card_label': None
  'blocks.hero.card_page': None
  'blocks.hero.eyebrow': None
  'blocks.hero.height': None
  'blocks.hero.image': None
  'blocks.hero.image_help': None
  'blocks.hero.name': None
  'blocks.hero.personal': None
  'blocks.hero.personal_help': None
  'blocks.hero.subtitle': None
  'blocks.hero.title': None
  'blocks.icon_list.add': None
  'blocks.icon_list.icon': None
  'blocks.icon_list.item_text': None
  'blocks.icon_list.item_title': None
  'blocks.icon_list.items': None
  'blocks.icon_list.name': None
  'blocks.icon_list.title': None
  'blocks.iframe.height': None
  'blocks.iframe.name': None
  'blocks.iframe.title': None
  'blocks.iframe.title_help': None
  'blocks.iframe.url': None
  'blocks.iframe.url_help': None
  'blocks.image.action': None
  'blocks.image.caption': None
  'blocks.image.image': None
  'blocks.image.name': None
  'blocks.image.shape': None
  'blocks.image.shape_original': None
  'blocks.image.shape_portrait': None
  'blocks.image.shape_square': None
  'blocks.image.shape_wide': None
  'blocks.image.width': None
  'blocks.image.width_full': None
  'blocks.image.width_text': None
  'blocks.livestream.caption': None
  'blocks.livestream.completes_page': None
  'blocks.livestream.completes_page_help': None
  'blocks.livestream.day': None
  'blocks.livestream.day_help': None
  'blocks.livestream.name': None
  'blocks.livestream.poster': None
  'blocks.livestream.time': None
  'blocks.livestream.title': None
  'blocks.livestream.title_help': None
  'blocks.livestream.video': None
  'blocks.map.address': None
  'blocks.map.name': None
  'blocks.map.position': None
  'blocks.map.position_help': None
  'blocks.map.title': None
  'blocks.map.zoom': None
  'blocks.meal.add_ingredient': None
  'blocks.meal.add_step': None
  'blocks.meal.amount': None
  'blocks.meal.calories': None
  'blocks.meal.carbs': None
  'blocks.meal.fat': None
  'blocks.meal.ingredient': None
  'blocks.meal.ingredients': None
  'blocks.meal.intro': None
  'blocks.meal.protein': None
  'blocks.meal.servings': None
  'blocks.meal.step': None
  'blocks.meal.steps': None
  'blocks.member_directory.name': None
  'blocks.member_directory.placeholder': None
  'blocks.member_directory.title': None
  'blocks.overlay.always': None
  'blocks.overlay.audience': None
  'blocks.overlay.audience_help': None
  'blocks.overlay.daily': None
  'blocks.overlay.dialog': None
  'blocks.overlay.ends_on': None
  'blocks.overlay.everyone': None
  'blocks.overlay.frequency': None
  'blocks.overlay.full_screen': None
  'blocks.overlay.guests': None
  'blocks.overlay.is_announcement': None
  'blocks.overlay.is_announcement_help': None
  'blocks.overlay.layout': None
  'blocks.overlay.layout_help': None
  'blocks.overlay.members': None
  'blocks.overlay.non_buyers': None
  'blocks.overlay.once': None
  'blocks.overlay.sheet': None
  'blocks.overlay.starts_on': None
  'blocks.pack.tagline': None
  'blocks.pack.tagline_help': None
  'blocks.page.cover': None
  'blocks.page.cover_help': None
  'blocks.page.equipment': None
  'blocks.page.level': None
  'blocks.page.minutes': None
  'blocks.page.show_title': None
  'blocks.page.video': None
  'blocks.page_category.food': None
  'blocks.page_category.general': None
  'blocks.page_category.reading': None
  'blocks.page_category.training': None
  'blocks.page_types.article': None
  'blocks.page_types.collection': None
  'blocks.page_types.event_occurrence': None
  'blocks.page_types.exercise': None
  'blocks.page_types.form': None
  'blocks.page_types.generic': None
  'blocks.page_types.meal': None
  'blocks.page_types.overlay_page': None
  'blocks.page_types.pack': None
  'blocks.page_types.program': None
  'blocks.page_types.stream': None
  'blocks.page_types.workout': None
  'blocks.program.add_day': None
  'blocks.program.coach_line': None
  'blocks.program.coach_name': None
  'blocks.program.coach_picture': None
  'blocks.program.day': None
  'blocks.program.day_page': None
  'blocks.program.days': None
  'blocks.program.days_per_week': None
  'blocks.program.tagline': None
  'blocks.program.weeks': None
  'blocks.search.any': None
  'blocks.search.content_type': None
  'blocks.search.name': None
  'blocks.search.placeholder': None
  'blocks.search.title': None
  'blocks.share.button_help': None
  'blocks.share.button_text': None
  'blocks.share.look': None
  'blocks.share.look_button': None
  'blocks.share.look_card': None
  'blocks.share.name': None
  'blocks.share.text': None
  'blocks.share.title': None
  'blocks.size.default': None
  'blocks.size.label': None
  'blocks.size.large': None
  'blocks.size.medium': None
  'blocks.size.small': None
  'blocks.social.add': None
  'blocks.social.items': None
  'blocks.social.layout': None
  'blocks.social.layout_icons': None
  'blocks.social.layout_list': None
  'blocks.social.name': None
  'blocks.social.network': None
  'blocks.social.profile': None
  'blocks.social.profile_help': None
  'blocks.social.title': None
  'blocks.stream.coach_name': None
  'blocks.stream.coach_picture': None
  'blocks.stream.day': None
  'blocks.stream.day_help': None
  'blocks.stream.intro': None
  'blocks.stream.recording': None
  'blocks.stream.recording_help': None
  'blocks.stream.time': None
  'blocks.stream.video': None
  'blocks.stream.video_help': None
  'blocks.text.body': None
  'blocks.text.name': None
  'blocks.units.breaths': None
  'blocks.units.cals': None
  'blocks.units.feet': None
  'blocks.units.hours': None
  'blocks.units.kg': None
  'blocks.units.kilometers': None
  'blocks.units.laps': None
  'blocks.units.lb': None
  'blocks.units.meters': None
  'blocks.units.miles': None
  'blocks.units.mins': None
  'blocks.units.reps': None
  'blocks.units.secs': None
  'blocks.workout.name': None
  'blocks.workout.show_pictures': None
  'blocks.workout.show_rest': None
  'blocks.workout.title': None
  'blocks.workout_page.add_chapter': None
  'blocks.workout_page.add_group': None
  'blocks.workout_page.add_item': None
  'blocks.workout_page.add_set': None
  'blocks.workout_page.beep_distance': None
  'blocks.workout_page.beep_distance_help': None
  'blocks.workout_page.cap_seconds': None
  'blocks.workout_page.chapter_start': None
  'blocks.workout_page.chapter_title': None
  'blocks.workout_page.chapters': None
  'blocks.workout_page.exercise': None
  'blocks.workout_page.group_kind': None
  'blocks.workout_page.group_rest': None
  'blocks.workout_page.group_title': None
  'blocks.workout_page.groups': None
  'blocks.workout_page.item_note': None
  'blocks.workout_page.items': None
  'blocks.workout_page.kind_amrap': None
  'blocks.workout_page.kind_circuit': None
  'blocks.workout_page.kind_emom': None
  'blocks.workout_page.kind_for_time': None
  'blocks.workout_page.kind_interval': None
  'blocks.workout_page.kind_single': None
  'blocks.workout_page.kind_superset': None
  'blocks.workout_page.minutes_help': None
  'blocks.workout_page.note': None
  'blocks.workout_page.rest': None
  'blocks.workout_page.rounds': None
  'blocks.workout_page.sets': None
  'blocks.workout_page.unit': None
  'blocks.workout_page.video_help': None
  'blocks.workout_page.weight_unit': None
  'blocks.workout_page.work_seconds': None
  'checkout.bank.no': None
  'checkout.bank.text': None
  'checkout.bank.title': None
  'checkout.bank.yes': None
  'checkout.bump_owned': { title: string | number }
  'checkout.bumps': None
  'checkout.cancel.done': { date: string | number }
  'checkout.cancel.title': { title: string | number }
  'checkout.cancel_any_time': None
  'checkout.card.asks_again': None
  'checkout.card.declines': None
  'checkout.card.expires': None
  'checkout.card.lost': None
  'checkout.card.needs_authentication': None
  'checkout.card.saved': None
  'checkout.card.succeeds': None
  'checkout.card.unreadable': None
  'checkout.card_details': None
  'checkout.card_pay': None
  'checkout.choose': None
  'checkout.coupon.amount': { price: string | number }
  'checkout.coupon.apply': None
  'checkout.coupon.days': { count: number }
  'checkout.coupon.have': None
  'checkout.coupon.label': None
  'checkout.coupon.percent': { percent: string | number }
  'checkout.coupon.remove': { code: string | number }
  'checkout.currency': None
  'checkout.discount': None
  'checkout.done.go': None
  'checkout.done.text': { title: string | number }
  'checkout.done.title': None
  'checkout.due_today': None
  'checkout.empty_action': None
  'checkout.first_charge': { price: string | number; date: string | number }
  'checkout.get_free': None
  'checkout.guest.create_account': None
  'checkout.guest.done_text': { title: string | number }
  'checkout.guest.done_title': None
  'checkout.guest.email': None
  'checkout.guest.email_help': None
  'checkout.guest.email_link': None
  'checkout.guest.known': None
  'checkout.guest.label': None
  'checkout.guest.mailed': { email: string | number }
  'checkout.help': { app: string | number }
  'checkout.help_order': { order_id: string | number }
  'checkout.lines': None
  'checkout.offer.also': { title: string | number; price: string | number }
  'checkout.offer.keep': None
  'checkout.offer.part_of': { title: string | number }
  'checkout.owned': None
  'checkout.owned.cause.gift': { date: string | number }
  'checkout.owned.cause.import': { date: string | number }
  'checkout.owned.cause.in_app_purchase': { date: string | number }
  'checkout.owned.cause.manual': { date: string | number }
  'checkout.owned.cause.purchase': { date: string | number }
  'checkout.owned.cause.subscription': { date: string | number }
  'checkout.owned.end.active': { date: string | number }
  'checkout.owned.end.canceled': { date: string | number }
  'checkout.owned.end.fixed': { date: string | number }
  'checkout.owned.end.none': None
  'checkout.owned.end.past_due': { date: string | number }
  'checkout.owned.end.paused': { date: string | number }
  'checkout.owned.end.trialing': { date: string | number }
  'checkout.owned.ended.gift': { date: string | number }
  'checkout.owned.ended.import': { date: string | number }
  'checkout.owned.ended.in_app_purchase': { date: string | number }
  'checkout.owned.ended.manual': { date: string | number }
  'checkout.owned.ended.purchase': { date: string | number }
  'checkout.owned.ended.subscription': { date: string | number }
  'checkout.owned.former': None
  'checkout.owned.managed.app_store': None
  'checkout.owned.managed.google_play': None
  'checkout.owned.more': { count: string | number }
  'checkout.owned.opens': { pages: string | number }
  'checkout.owned.over': None
  'checkout.owned.part_of': { title: string | number }
  'checkout.owned.store.app_store': { date: string | number }
  'checkout.owned.store.google_play': { date: string | number }
  'checkout.owned.title': None
  'checkout.parts.alone': { price: string | number }
  'checkout.parts.owned': None
  'checkout.parts.owned_already': { count: number; titles: string | number }
  'checkout.parts.title': None
  'checkout.pay': { price: string | number }
  'checkout.price.day': { count: number; price: string | number }
  'checkout.price.discounted': { count: number; first: string | number; price: string | number }
  'checkout.price.month': { count: number; price: string | number }
  'checkout.price.save': { price: string | number }
  'checkout.price.setup': { price: string | number }
  'checkout.price.tax_added': { price: string | number }
  'checkout.price.tax_included': { price: string | number }
  'checkout.price.week': { count: number; price: string | number }
  'checkout.price.year': { count: number; price: string | number }
  'checkout.price_label': None
  'checkout.product.buy': None
  'checkout.product.contents': None
  'checkout.product.not_found': None
  'checkout.product.opens': None
  'checkout.product.sample': { title: string | number }
  'checkout.product.trial': { count: number }
  'checkout.products': None
  'checkout.purchases.empty_text': None
  'checkout.purchases.empty_title': None
  'checkout.purchases.invoices': None
  'checkout.purchases.on': { date: string | number }
  'checkout.purchases.refunded': None
  'checkout.purchases.test': None
  'checkout.renews': { date: string | number; price: string | number }
  'checkout.restore': None
  'checkout.restore.done': None
  'checkout.resume.done': { date: string | number }
  'checkout.setup_fee': None
  'checkout.sign_in_first': None
  'checkout.start_request': None
  'checkout.start_trial': { price: string | number }
  'checkout.state.active': None
  'checkout.state.canceled': None
  'checkout.state.ended': None
  'checkout.state.past_due': None
  'checkout.state.paused': None
  'checkout.state.trialing': None
  'checkout.stripe_failed': None
  'checkout.subscription.paid': None
  'checkout.subscriptions.empty_text': None
  'checkout.subscriptions.empty_title': None
  'checkout.tax.added': { name: string | number; percent: string | number }
  'checkout.tax.choose_country': None
  'checkout.tax.country': None
  'checkout.tax.country_missing': None
  'checkout.tax.id': None
  'checkout.tax.id_help': None
  'checkout.tax.included': { name: string | number; percent: string | number }
  'checkout.tax.label': None
  'checkout.tax.name.gst': None
  'checkout.tax.name.sales_tax': None
  'checkout.tax.name.vat': None
  'checkout.tax.postal_code': None
  'checkout.tax.postal_code_missing': None
  'checkout.tax.reverse_charge': None
  'checkout.tax.waiting_added': None
  'checkout.tax.waiting_included': None
  'checkout.test_card': None
  'checkout.test_mode': None
  'checkout.title': None
  'checkout.to_subscriptions': None
  'checkout.trial': { date: string | number; price: string | number }
  'checkout.trial_used': None
  'checkout.unfit_product': None
  'checkout.verifying': None
  'checkout.waiver': None
  'checkout.waiver_needed': None
  'checkout.working': None
  'common.account': None
  'common.activation_failed': None
  'common.add': None
  'common.already_reported': None
  'common.already_subscribed': None
  'common.apply': None
  'common.back': None
  'common.block_failed': None
  'common.cancel': None
  'common.change': None
  'common.clear': None
  'common.close': None
  'common.complete': None
  'common.contact_support': None
  'common.continue': None
  'common.copied': None
  'common.copy': None
  'common.copy_link': None
  'common.count_days': { count: number }
  'common.count_minutes': { count: number }
  'common.count_results': { count: number }
  'common.count_selected': { count: number }
  'common.create': None
  'common.delete': None
  'common.delete_failed': None
  'common.discard': None
  'common.done': None
  'common.duplicate': None
  'common.edit': None
  'common.email': None
  'common.email_exists': None
  'common.empty': None
  'common.error_occurred': None
  'common.free': None
  'common.go_home': None
  'common.home': None
  'common.image': None
  'common.invalid_invoice': None
  'common.language': None
  'common.leave': None
  'common.leave.discard': None
  'common.leave.stay': None
  'common.leave.text': None
  'common.leave.title': None
  'common.loading': None
  'common.log_in': None
  'common.log_out': None
  'common.mark_complete_failed': None
  'common.menu': None
  'common.messages': None
  'common.messages_failed_to_load': None
  'common.messaging_not_available': None
  'common.more': None
  'common.move_down': None
  'common.move_up': None
  'common.name': None
  'common.next': None
  'common.no': None
  'common.no_access': None
  'common.no_purchases_to_restore': None
  'common.none': None
  'common.not_saved': None
  'common.notifications': None
  'common.offline': None
  'common.offline_saved': None
  'common.online_again': None
  'common.open': None
  'common.open_menu': None
  'common.optional': None
  'common.or': None
  'common.overdue_payment': None
  'common.page_not_found': None
  'common.page_not_found_text': None
  'common.password': None
  'common.payment_details_failed': None
  'common.payment_not_successful': None
  'common.payments_not_accepted': None
  'common.previous': None
  'common.programs': None
  'common.progress': { percent: string | number }
  'common.purchase': None
  'common.purchase_problem': None
  'common.purchase_problem_get_help': None
  'common.purchase_problem_retry': None
  'common.purchase_problem_sign_in': None
  'common.redo': None
  'common.reload': None
  'common.remove': None
  'common.rename': None
  'common.report_failed': None
  'common.required': None
  'common.reset': None
  'common.retry': None
  'common.save': None
  'common.saved': None
  'common.saving': None
  'common.schedule': None
  'common.search': None
  'common.search_no_results': None
  'common.search_not_supported': None
  'common.see_all': None
  'common.send': None
  'common.sending': None
  'common.settings': None
  'common.share': None
  'common.show_less': None
  'common.show_more': None
  'common.sign_up': None
  'common.skip_to_content': None
  'common.something_went_wrong': None
  'common.start': None
  'common.step_of': { step: string | number; total: string | number }
  'common.swap_failed': None
  'common.take_me_home': None
  'common.taking_longer': None
  'common.thread_no_permission': None
  'common.today': None
  'common.tomorrow': None
  'common.undo': None
  'common.unexpected_error': None
  'common.unexpected_error_reported': None
  'common.unnamed_member': None
  'common.unsaved_changes': None
  'common.untitled': None
  'common.update_ready': None
  'common.upload': None
  'common.view': None
  'common.waiting_to_send': None
  'common.yes': None
  'common.yesterday': None
  'content_rule.add_attribute': None
  'content_rule.any': None
  'content_rule.any_type': None
  'content_rule.attribute': None
  'content_rule.attribute_is': { name: string | number }
  'content_rule.deleted_attribute': None
  'content_rule.deleted_tag': None
  'content_rule.differs': None
  'content_rule.equipment': None
  'content_rule.failed': None
  'content_rule.filter_tags': None
  'content_rule.found': { count: number }
  'content_rule.include_current': None
  'content_rule.length_of_any': None
  'content_rule.level': None
  'content_rule.loading': None
  'content_rule.max_length.days': None
  'content_rule.max_length.minutes': None
  'content_rule.max_length.weeks': None
  'content_rule.min_length.days': None
  'content_rule.min_length.minutes': None
  'content_rule.min_length.weeks': None
  'content_rule.more_set': { count: number }
  'content_rule.muscle': None
  'content_rule.no_tags': None
  'content_rule.none': None
  'content_rule.order': None
  'content_rule.orders.longest': None
  'content_rule.orders.newest': None
  'content_rule.orders.oldest': None
  'content_rule.orders.shortest': None
  'content_rule.orders.starts': None
  'content_rule.orders.starts_desc': None
  'content_rule.orders.title': None
  'content_rule.orders.title_desc': None
  'content_rule.orders.tree': None
  'content_rule.orders.tree_desc': None
  'content_rule.price': None
  'content_rule.prices.free': None
  'content_rule.prices.owned': None
  'content_rule.prices.paid': None
  'content_rule.progress': None
  'content_rule.progresses.completed': None
  'content_rule.progresses.not_completed': None
  'content_rule.progresses.not_started': None
  'content_rule.progresses.started': None
  'content_rule.remove_attribute': None
  'content_rule.remove_tag': { name: string | number }
  'content_rule.schedule': None
  'content_rule.schedules.current': None
  'content_rule.schedules.past': None
  'content_rule.schedules.scheduled': None
  'content_rule.schedules.unscheduled': None
  'content_rule.schedules.upcoming': None
  'content_rule.show_tags': None
  'content_rule.tags_full': { count: number }
  'content_rule.type': None
  'content_rule.with_all_tags': None
  'content_rule.with_tags': None
  'data_rights.archive.available_until': { date: string | number }
  'data_rights.archive.download': None
  'data_rights.archive.expired': None
  'data_rights.archive.failed': None
  'data_rights.archive.list': None
  'data_rights.archive.preparing': None
  'data_rights.archive.request': None
  'data_rights.archive.requested_on': { date: string | number }
  'data_rights.archive.text': { app: string | number }
  'data_rights.archive.title': None
  'data_rights.close.action': None
  'data_rights.close.cancel': None
  'data_rights.close.closed': { date: string | number }
  'data_rights.close.confirm': None
  'data_rights.close.point_erased': None
  'data_rights.close.point_invoices': None
  'data_rights.close.point_out': None
  'data_rights.close.point_renewals': None
  'data_rights.close.submit': None
  'data_rights.close.text': None
  'data_rights.close.title': None
  'data_rights.reauthenticate.code_text': { email: string | number }
  'data_rights.reauthenticate.password_text': None
  'data_rights.reauthenticate.send_code': None
  'data_rights.reauthenticate.send_text': { email: string | number }
  'data_rights.reauthenticate.title': None
  'data_rights.title': None
  'discover.all.events': None
  'discover.all.packs': None
  'discover.all.programs': None
  'discover.filters.all': None
  'discover.filters.apply': None
  'discover.filters.clear': None
  'discover.filters.equipment': None
  'discover.filters.length': None
  'discover.filters.level': None
  'discover.filters.more': None
  'discover.filters.open_set': { count: number }
  'discover.filters.price': None
  'discover.filters.progress': None
  'discover.filters.reset': None
  'discover.filters.show': { count: number }
  'discover.filters.tags': None
  'discover.filters.title': None
  'discover.found': { count: number }
  'discover.kinds': None
  'discover.length.minutes_long': None
  'discover.length.minutes_medium': None
  'discover.length.minutes_short': None
  'discover.length.weeks_long': None
  'discover.length.weeks_medium': None
  'discover.length.weeks_short': None
  'discover.nothing.events': None
  'discover.nothing.filtered_text': None
  'discover.nothing.filtered_title': None
  'discover.nothing.home': None
  'discover.nothing.packs': None
  'discover.nothing.programs': None
  'discover.nothing.text': None
  'discover.price.day': { price: string | number }
  'discover.price.free': None
  'discover.price.month': { price: string | number }
  'discover.price.owned': None
  'discover.price.paid': None
  'discover.price.tax_added': { price: string | number }
  'discover.price.tax_included': { price: string | number }
  'discover.price.week': { price: string | number }
  'discover.price.year': { price: string | number }
  'discover.progress.completed': None
  'discover.progress.not_started': None
  'discover.progress.started': None
  'discover.search': { app: string | number }
  'discover.sort.date': None
  'discover.sort.label': None
  'discover.sort.length': None
  'discover.sort.newest': None
  'discover.sort.recommended': None
  'discover.sort.title': None
  'discover.started.badge': None
  'discover.started.continue': None
  'discover.started.label': None
  'discover.started.next': { next: number; total: number }
  'discover.state.done': None
  'discover.state.locked': None
  'discover.state.opens': { day: string | number }
  'discover.state.opens_later': None
  'discover.state.owned': None
  'discover.state.sign_in': None
  'discover.tab.events': None
  'discover.tab.packs': None
  'discover.tab.programs': None
  'discover.title': None
  'discover.when.current': None
  'discover.when.past': None
  'editor.access.allow_browsing': None
  'editor.access.also': { titles: string | number }
  'editor.access.besides': None
  'editor.access.compare': None
  'editor.access.completed_stays': None
  'editor.access.confirm_title': { title: string | number }
  'editor.access.conflict': { name: string | number }
  'editor.access.counts_from': { title: string | number }
  'editor.access.counts_from_own': None
  'editor.access.date_here': { date: string | number }
  'editor.access.date_in_zone': { date: string | number; zone: string | number }
  'editor.access.date_passed': None
  'editor.access.days': { count: number }
  'editor.access.discard': None
  'editor.access.done': { title: string | number }
  'editor.access.fields.allow_browsing': None
  'editor.access.fields.inherit': None
  'editor.access.fields.is_private': None
  'editor.access.fields.is_progress_root': None
  'editor.access.fields.is_scheduled': None
  'editor.access.fields.products': None
  'editor.access.fields.purchase_overlay': None
  'editor.access.fields.require_authentication': None
  'editor.access.fields.require_purchase': None
  'editor.access.fields.schedule_interval': None
  'editor.access.fields.schedule_period': None
  'editor.access.fields.unlock_duration_seconds': None
  'editor.access.fields.unlocks_at': None
  'editor.access.gains': { count: number }
  'editor.access.guests_gains': { count: number }
  'editor.access.guests_loses': { count: number }
  'editor.access.guests_same': { count: number }
  'editor.access.history': { when: string | number; name: string | number }
  'editor.access.inherit': None
  'editor.access.inherited_from': { title: string | number }
  'editor.access.is_private': None
  'editor.access.is_private_help': None
  'editor.access.is_progress_root': None
  'editor.access.is_progress_root_always': None
  'editor.access.is_progress_root_help': None
  'editor.access.is_scheduled': None
  'editor.access.is_scheduled_help': None
  'editor.access.latest_counts': None
  'editor.access.leave_text': None
  'editor.access.leave_title': None
  'editor.access.live': None
  'editor.access.loses': { count: number }
  'editor.access.more_pages': { count: number }
  'editor.access.none': None
  'editor.access.off': None
  'editor.access.on': None
  'editor.access.outdated': { name: string | number }
  'editor.access.overlay_help': None
  'editor.access.period': None
  'editor.access.periods.day': None
  'editor.access.periods.month': None
  'editor.access.periods.week': None
  'editor.access.products': None
  'editor.access.require_authentication': None
  'editor.access.require_purchase': None
  'editor.access.rhythm': None
  'editor.access.rhythm_help': { zone: string | number }
  'editor.access.save': None
  'editor.access.set': None
  'editor.access.top': None
  'editor.access.unit': None
  'editor.access.units.day': None
  'editor.access.units.hour': None
  'editor.access.units.minute': None
  'editor.access.unlocks_at': None
  'editor.access.visitor_preview': None
  'editor.access.visitor_preview_help': None
  'editor.access.visitor_preview_off': None
  'editor.access.visitor_preview_unused': None
  'editor.access.wait': None
  'editor.access.waiting_gains': { count: number }
  'editor.access.waiting_loses': { count: number }
  'editor.access.what': None
  'editor.access.when': None
  'editor.access.when_date': None
  'editor.access.when_rhythm': None
  'editor.access.when_wait': None
  'editor.access.zone': { zone: string | number }
  'editor.action.address': None
  'editor.action.body': None
  'editor.action.form': None
  'editor.action.image': None
  'editor.action.no_products': None
  'editor.action.nothing': None
  'editor.action.open_email': None
  'editor.action.open_lightbox': None
  'editor.action.open_next': None
  'editor.action.open_page': None
  'editor.action.open_url': None
  'editor.action.overlay': None
  'editor.action.overlay_help': None
  'editor.action.page': None
  'editor.action.products': None
  'editor.action.share': None
  'editor.action.subject': None
  'editor.action.trigger_form': None
  'editor.action.trigger_overlay': None
  'editor.action.trigger_purchase': None
  'editor.action.url': None
  'editor.action.video': None
  'editor.action.video_help': None
  'editor.announce.added': { name: string | number }
  'editor.announce.copied': { count: number }
  'editor.announce.cut': { count: number }
  'editor.announce.deleted': { name: string | number }
  'editor.announce.deleted_many': { count: number }
  'editor.announce.duplicated': { name: string | number }
  'editor.announce.duplicated_many': { count: number }
  'editor.announce.full': { max: number }
  'editor.announce.moved': { name: string | number; place: string | number; count: string | number }
  'editor.announce.moved_in': { name: string | number; parent: string | number; place: string | number; count: string | number }
  'editor.announce.moved_many': { count: number }
  'editor.announce.pasted': { count: number }
  'editor.announce.redone': None
  'editor.announce.selected': { name: string | number; place: string | number; count: string | number }
  'editor.announce.selected_many': { count: number }
  'editor.announce.too_deep': { max: number }
  'editor.announce.too_deep_named': { name: string | number; max: number }
  'editor.announce.undone': None
  'editor.art.more': None
  'editor.art.motif': None
  'editor.art.motif_arch': None
  'editor.art.motif_bites': None
  'editor.art.motif_bowl': None
  'editor.art.motif_figure': None
  'editor.art.motif_kettlebell': None
  'editor.art.motif_oats': None
  'editor.art.motif_pan': None
  'editor.art.motif_pancakes': None
  'editor.art.motif_pasta': None
  'editor.art.motif_plate': None
  'editor.art.motif_plates': None
  'editor.art.motif_ridge': None
  'editor.art.motif_salad': None
  'editor.art.motif_smoothie': None
  'editor.art.motif_soup': None
  'editor.art.motif_strata': None
  'editor.art.motif_strobe': None
  'editor.art.motif_tide': None
  'editor.art.motif_toast': None
  'editor.art.pose': None
  'editor.art.pose_airsquat': None
  'editor.art.pose_bench': None
  'editor.art.pose_bike': None
  'editor.art.pose_birddog': None
  'editor.art.pose_bridge': None
  'editor.art.pose_calf': None
  'editor.art.pose_carry': None
  'editor.art.pose_cat': None
  'editor.art.pose_child': None
  'editor.art.pose_circles': None
  'editor.art.pose_cobra': None
  'editor.art.pose_crunch': None
  'editor.art.pose_curl': None
  'editor.art.pose_deadbug': None
  'editor.art.pose_deadlift': None
  'editor.art.pose_dip': None
  'editor.art.pose_dog': None
  'editor.art.pose_dumbbellrow': None
  'editor.art.pose_fold': None
  'editor.art.pose_frontraise': None
  'editor.art.pose_goblet': None
  'editor.art.pose_goodmorning': None
  'editor.art.pose_halfkneel': None
  'editor.art.pose_hang': None
  'editor.art.pose_hinge': None
  'editor.art.pose_inverted': None
  'editor.art.pose_jump': None
  'editor.art.pose_legraise': None
  'editor.art.pose_lunge': None
  'editor.art.pose_olympic': None
  'editor.art.pose_plank': None
  'editor.art.pose_press': None
  'editor.art.pose_pulldown': None
  'editor.art.pose_pushdown': None
  'editor.art.pose_pushup': None
  'editor.art.pose_quad': None
  'editor.art.pose_raise': None
  'editor.art.pose_rest': None
  'editor.art.pose_row': None
  'editor.art.pose_rower': None
  'editor.art.pose_run': None
  'editor.art.pose_seated': None
  'editor.art.pose_sidebend': None
  'editor.art.pose_sideplank': None
  'editor.art.pose_sit': None
  'editor.art.pose_squat': None
  'editor.art.pose_stepup': None
  'editor.art.pose_superman': None
  'editor.art.pose_swing': None
  'editor.art.pose_tree': None
  'editor.art.pose_triangle': None
  'editor.art.pose_triceps': None
  'editor.art.pose_twist': None
  'editor.art.pose_warrior': None
  'editor.art.tone': None
  'editor.art.tone_ash': None
  'editor.art.tone_bone': None
  'editor.art.tone_clay': None
  'editor.art.tone_dawn': None
  'editor.art.tone_ember': None
  'editor.art.variant': { number: string | number }
  'editor.as.choose': None
  'editor.as.edited': { name: string | number }
  'editor.as.failed': { name: string | number; reason: string | number }
  'editor.as.member': { name: string | number }
  'editor.as.no_members': None
  'editor.as.nobody': None
  'editor.as.open': { name: string | number }
  'editor.as.stop': { name: string | number }
  'editor.as.title': { name: string | number }
  'editor.as.why': None
  'editor.as.why_title': { name: string | number }
  'editor.attributes.first_name': None
  'editor.attributes.help': None
  'editor.attributes.insert': None
  'editor.attributes.nothing': None
  'editor.attributes.page_title': None
  'editor.attributes.there': None
  'editor.attributes.title': None
  'editor.block.parts': None
  'editor.block.tab_content': None
  'editor.block.tab_style': None
  'editor.browse.add': { count: number }
  'editor.browse.all': None
  'editor.browse.chosen': None
  'editor.browse.create': { title: string | number }
  'editor.browse.facet_equipment': None
  'editor.browse.facet_primary_muscles': None
  'editor.browse.filters': { count: number }
  'editor.browse.found': { count: number; total: number }
  'editor.browse.key_add': None
  'editor.browse.key_choose': None
  'editor.browse.key_move': None
  'editor.browse.matches': None
  'editor.browse.more': { count: number }
  'editor.browse.none': { term: string | number }
  'editor.browse.play': None
  'editor.browse.related': None
  'editor.browse.search': None
  'editor.browse.used': { count: number }
  'editor.buttons.add': None
  'editor.buttons.does': None
  'editor.buttons.help': None
  'editor.buttons.hidden_help': None
  'editor.buttons.kind': None
  'editor.buttons.kind_generic_button': None
  'editor.buttons.kind_mark_complete': None
  'editor.buttons.kind_start': None
  'editor.buttons.kind_track_progress': None
  'editor.buttons.text': None
  'editor.buttons.text_after': None
  'editor.buttons.title': None
  'editor.buttons.usual_next': None
  'editor.canvas.add': None
  'editor.canvas.desktop': None
  'editor.canvas.device': None
  'editor.canvas.frame': { title: string | number }
  'editor.canvas.insert': None
  'editor.canvas.label': { title: string | number }
  'editor.canvas.percent': { value: string | number }
  'editor.canvas.phone': None
  'editor.canvas.tablet': None
  'editor.canvas.width': { width: number }
  'editor.canvas.zoom': None
  'editor.canvas.zoom_fit': None
  'editor.canvas.zoom_in': None
  'editor.canvas.zoom_out': None
  'editor.captions.add': None
  'editor.captions.of': { language: string | number }
  'editor.captions.remove': { language: string | number }
  'editor.conflict.added': None
  'editor.conflict.apart': None
  'editor.conflict.as_before': None
  'editor.conflict.changed': None
  'editor.conflict.changed_here': None
  'editor.conflict.keep_both': None
  'editor.conflict.keep_mine': None
  'editor.conflict.mine': None
  'editor.conflict.not_there': None
  'editor.conflict.other_cover': None
  'editor.conflict.other_fields': None
  'editor.conflict.other_order': None
  'editor.conflict.other_settings': None
  'editor.conflict.same': None
  'editor.conflict.someone': None
  'editor.conflict.take_theirs': { name: string | number }
  'editor.conflict.text': { when: string | number }
  'editor.conflict.theirs': { name: string | number }
  'editor.conflict.title': { name: string | number; title: string | number }
  'editor.deleted.access_title': { title: string | number }
  'editor.deleted.below': { count: number }
  'editor.deleted.empty_title': None
  'editor.deleted.failed': { title: string | number; reason: string | number }
  'editor.deleted.gone': None
  'editor.deleted.help': None
  'editor.deleted.meanwhile_text': None
  'editor.deleted.meanwhile_title': None
  'editor.deleted.more': None
  'editor.deleted.page_title': { title: string | number }
  'editor.deleted.path_taken': None
  'editor.deleted.perhaps': None
  'editor.deleted.restore': None
  'editor.deleted.restore_named': { title: string | number }
  'editor.deleted.restored': { title: string | number }
  'editor.deleted.still_visible': None
  'editor.deleted.title': None
  'editor.deleted.until': { date: string | number }
  'editor.deleted.when': { when: string | number }
  'editor.deleted.who': { name: string | number; when: string | number }
  'editor.errors.invalid': None
  'editor.errors.invalid_choice': None
  'editor.errors.not_allowed': None
  'editor.errors.required': None
  'editor.errors.too_big': { max: number }
  'editor.errors.too_few': { min: number }
  'editor.errors.too_long': { max: number }
  'editor.errors.too_many': { max: number }
  'editor.errors.too_short': { min: number }
  'editor.errors.too_small': { min: number }
  'editor.errors.unknown_field': None
  'editor.example.booking': None
  'editor.example.button': None
  'editor.example.calendar': None
  'editor.example.coach': None
  'editor.example.collection': None
  'editor.example.comment_1': None
  'editor.example.comment_2': None
  'editor.example.comments': None
  'editor.example.line': None
  'editor.example.members': None
  'editor.example.page_1': None
  'editor.example.page_2': None
  'editor.example.page_3': None
  'editor.example.place': None
  'editor.example.point_1': None
  'editor.example.point_2': None
  'editor.example.point_3': None
  'editor.example.search': None
  'editor.example.share': None
  'editor.example.text': None
  'editor.example.title': None
  'editor.field.add_page': None
  'editor.field.check_position': None
  'editor.field.clock': None
  'editor.field.color_invalid': None
  'editor.field.color_none': None
  'editor.field.color_pick': { name: string | number }
  'editor.field.copy': { name: string | number }
  'editor.field.counter': { count: number; max: number }
  'editor.field.gone': None
  'editor.field.has_fault': None
  'editor.field.item': { label: string | number; number: number }
  'editor.field.lines_help': None
  'editor.field.move_down': { name: string | number }
  'editor.field.move_up': { name: string | number }
  'editor.field.not_a_time': None
  'editor.field.product_gone': None
  'editor.field.remove': { name: string | number }
  'editor.file.choose': None
  'editor.file.choose_video': None
  'editor.file.drop': None
  'editor.file.drop_video': None
  'editor.file.empty': None
  'editor.file.limit': { size: string | number }
  'editor.file.list_failed': None
  'editor.file.none': None
  'editor.file.remove': None
  'editor.file.search': None
  'editor.form.add_below': { name: string | number }
  'editor.form.full': None
  'editor.form.open': { name: string | number }
  'editor.keys.extend': None
  'editor.keys.move': None
  'editor.keys.move_in_out': None
  'editor.keys.page': None
  'editor.keys.select': None
  'editor.keys.title': None
  'editor.leave.go': None
  'editor.leave.stay': None
  'editor.leave.text': None
  'editor.leave.title': None
  'editor.level.amount': { label: string | number; count: number }
  'editor.level.back': { name: string | number }
  'editor.level.drag': { name: string | number }
  'editor.level.gone': { name: string | number }
  'editor.level.item': None
  'editor.level.next': None
  'editor.level.path': None
  'editor.level.place': { place: number; count: number }
  'editor.level.previous': None
  'editor.level.value': { label: string | number; value: string | number }
  'editor.outline.drag': None
  'editor.outline.empty': None
  'editor.outline.has_fault': None
  'editor.outline.insert': { name: string | number }
  'editor.outline.part': { number: number }
  'editor.outline.title': None
  'editor.outline.toggle': { name: string | number }
  'editor.outline.unknown': None
  'editor.overlays.empty_title': None
  'editor.overlays.new': None
  'editor.overlays.text': None
  'editor.overlays.title': None
  'editor.overlays.what': None
  'editor.page.background': None
  'editor.page.background_help': None
  'editor.page.color_mode': None
  'editor.page.cover': None
  'editor.page.cover_help': None
  'editor.page.is_commentable': None
  'editor.page.is_commentable_help': None
  'editor.page.mode_app': None
  'editor.page.mode_dark': None
  'editor.page.mode_light': None
  'editor.page.og_description': None
  'editor.page.og_image': None
  'editor.page.og_image_help': None
  'editor.page.og_title': None
  'editor.page.parts': None
  'editor.page.sharing_help': None
  'editor.page.show_add_to_schedule_button': None
  'editor.page.show_add_to_schedule_button_help': None
  'editor.page.show_back_button': None
  'editor.page.show_back_button_help': None
  'editor.page.show_bookmark_button': None
  'editor.page.show_bookmark_button_help': None
  'editor.page.show_tabbar': None
  'editor.page.show_tabbar_help': None
  'editor.page.show_view_switcher': None
  'editor.page.show_view_switcher_help': None
  'editor.page.tab_access': None
  'editor.page.tab_content': None
  'editor.page.tab_settings': None
  'editor.page.tab_sharing': None
  'editor.page.tab_translations': None
  'editor.page.title': None
  'editor.page.title_missing': None
  'editor.page.use_global_toolbar': None
  'editor.page.use_global_toolbar_help': None
  'editor.pages.actions': { title: string | number }
  'editor.pages.all': None
  'editor.pages.answers': None
  'editor.pages.back': None
  'editor.pages.create': None
  'editor.pages.delete_used_text': None
  'editor.pages.delete_used_title': { title: string | number }
  'editor.pages.deleted': { title: string | number }
  'editor.pages.deleted_many': { title: string | number; count: number }
  'editor.pages.drag': { title: string | number }
  'editor.pages.edit': None
  'editor.pages.empty_text': None
  'editor.pages.empty_title': None
  'editor.pages.gate_broken': None
  'editor.pages.gate_login': None
  'editor.pages.gate_open': None
  'editor.pages.gate_open_members': None
  'editor.pages.gate_private': None
  'editor.pages.gate_progress': None
  'editor.pages.gate_purchase': None
  'editor.pages.gate_scheduled': None
  'editor.pages.move_down': None
  'editor.pages.move_in': None
  'editor.pages.move_out': None
  'editor.pages.move_up': None
  'editor.pages.moved': { title: string | number }
  'editor.pages.new': None
  'editor.pages.new_below': { title: string | number }
  'editor.pages.new_title': None
  'editor.pages.new_type': None
  'editor.pages.none_text': { term: string | number }
  'editor.pages.plan': None
  'editor.pages.releases': None
  'editor.pages.search': None
  'editor.pages.sell': { title: string | number }
  'editor.pages.state_deleted': None
  'editor.pages.state_edited': None
  'editor.pages.state_live': None
  'editor.pages.state_new': None
  'editor.pages.title': None
  'editor.pages.tree': None
  'editor.pages.tree_keys': None
  'editor.pages.uses_title': { title: string | number }
  'editor.pages.what': None
  'editor.pages.what_page': None
  'editor.panels.inspector': None
  'editor.panels.lower': None
  'editor.panels.page': None
  'editor.panels.pages': None
  'editor.panels.resize': None
  'editor.panels.taller': None
  'editor.panels.toolbar': None
  'editor.panels.width': { width: number }
  'editor.paste.choose_again': { done: string | number; names: string | number }
  'editor.paste.invalid': None
  'editor.paste.lost_accept': None
  'editor.paste.lost_text': None
  'editor.paste.lost_title': None
  'editor.paste.nested_too_deep': { name: string | number; levels: number }
  'editor.paste.no_blocks': None
  'editor.paste.too_large': None
  'editor.paste.too_many': { max: number }
  'editor.paste.unknown_block': { name: string | number }
  'editor.paste.unsafe_link': { name: string | number }
  'editor.path.help': None
  'editor.path.label': None
  'editor.path.save': None
  'editor.path.saved': None
  'editor.patterns.all': None
  'editor.patterns.by': { name: string | number }
  'editor.patterns.categories': None
  'editor.patterns.category_community': None
  'editor.patterns.category_intro': None
  'editor.patterns.category_proof': None
  'editor.patterns.category_questions': None
  'editor.patterns.category_sell': None
  'editor.patterns.category_training': None
  'editor.patterns.copied': None
  'editor.patterns.delete_text': None
  'editor.patterns.delete_title': { name: string | number }
  'editor.patterns.deleted': { name: string | number }
  'editor.patterns.filled': { name: string | number }
  'editor.patterns.help': None
  'editor.patterns.inserted': { name: string | number; count: number }
  'editor.patterns.load_failed': None
  'editor.patterns.more': { name: string | number }
  'editor.patterns.name': None
  'editor.patterns.none_saved': None
  'editor.patterns.none_saved_text': None
  'editor.patterns.rename': None
  'editor.patterns.renamed': { name: string | number }
  'editor.patterns.saved': { name: string | number }
  'editor.pick.choose_page': None
  'editor.pick.chosen': None
  'editor.pick.more_pages': { count: string | number }
  'editor.pick.no_page': None
  'editor.pick.search_failed': None
  'editor.pick.search_pages': None
  'editor.picker.about_attachment': None
  'editor.picker.about_avatar': None
  'editor.picker.about_button': None
  'editor.picker.about_calendar': None
  'editor.picker.about_chat': None
  'editor.picker.about_code': None
  'editor.picker.about_collection': None
  'editor.picker.about_composed': None
  'editor.picker.about_extension': None
  'editor.picker.about_form_submission': None
  'editor.picker.about_hero': None
  'editor.picker.about_icon_list': None
  'editor.picker.about_iframe': None
  'editor.picker.about_image': None
  'editor.picker.about_livestream': None
  'editor.picker.about_map': None
  'editor.picker.about_member_directory': None
  'editor.picker.about_search': None
  'editor.picker.about_share': None
  'editor.picker.about_social': None
  'editor.picker.about_text': None
  'editor.picker.about_workout': None
  'editor.picker.add': { name: string | number }
  'editor.picker.category_basics': None
  'editor.picker.category_code': None
  'editor.picker.category_pages': None
  'editor.picker.category_people': None
  'editor.picker.category_training': None
  'editor.picker.goes_below': { name: string | number }
  'editor.picker.goes_inside': { name: string | number }
  'editor.picker.goes_last': None
  'editor.picker.in_theme': { name: string | number }
  'editor.picker.key_add': None
  'editor.picker.key_choose': None
  'editor.picker.key_preview': None
  'editor.picker.key_stay': None
  'editor.picker.preview': { name: string | number }
  'editor.picker.recent': None
  'editor.picker.search': { count: number }
  'editor.picker.search_patterns': { count: number }
  'editor.picker.search_saved': None
  'editor.picker.starts_as': None
  'editor.picker.tab_blocks': None
  'editor.picker.tab_patterns': None
  'editor.picker.tab_saved': None
  'editor.picker.tabs': None
  'editor.picker.title': None
  'editor.picker.words_attachment': None
  'editor.picker.words_avatar': None
  'editor.picker.words_button': None
  'editor.picker.words_calendar': None
  'editor.picker.words_chat': None
  'editor.picker.words_code': None
  'editor.picker.words_collection': None
  'editor.picker.words_composed': None
  'editor.picker.words_extension': None
  'editor.picker.words_form_submission': None
  'editor.picker.words_hero': None
  'editor.picker.words_icon_list': None
  'editor.picker.words_iframe': None
  'editor.picker.words_image': None
  'editor.picker.words_livestream': None
  'editor.picker.words_map': None
  'editor.picker.words_member_directory': None
  'editor.picker.words_search': None
  'editor.picker.words_share': None
  'editor.picker.words_social': None
  'editor.picker.words_text': None
  'editor.picker.words_workout': None
  'editor.picture.address': None
  'editor.picture.address_automatic': None
  'editor.picture.address_automatic_text': None
  'editor.picture.address_help': None
  'editor.picture.address_never': None
  'editor.picture.address_never_text': None
  'editor.picture.alt': None
  'editor.picture.alt_help': None
  'editor.picture.art': None
  'editor.picture.choose': None
  'editor.picture.details': None
  'editor.picture.details_offline': None
  'editor.picture.drop': None
  'editor.picture.empty': None
  'editor.picture.is_art': None
  'editor.picture.is_own': None
  'editor.picture.library': None
  'editor.picture.library_alt_help': None
  'editor.picture.list_failed': None
  'editor.picture.name': None
  'editor.picture.none': None
  'editor.picture.preparing': None
  'editor.picture.remove': None
  'editor.picture.replace': None
  'editor.picture.save_details': None
  'editor.picture.search': None
  'editor.picture.sources': None
  'editor.picture.uploading': { name: string | number; size: string | number }
  'editor.preview.as': None
  'editor.preview.at': None
  'editor.preview.button': None
  'editor.preview.choose_time': None
  'editor.preview.everything': None
  'editor.preview.everything_text': None
  'editor.preview.frame': { title: string | number }
  'editor.preview.guest': None
  'editor.preview.guest_text': None
  'editor.preview.language': None
  'editor.preview.lead': None
  'editor.preview.member': None
  'editor.preview.member_text': None
  'editor.preview.no_products': None
  'editor.preview.now': None
  'editor.preview.off': None
  'editor.preview.off_text': None
  'editor.preview.offline': None
  'editor.preview.products': None
  'editor.preview.silent': None
  'editor.preview.silent_text': None
  'editor.preview.title': { title: string | number }
  'editor.rich.bold': None
  'editor.rich.bullets': None
  'editor.rich.flattened': { max: number }
  'editor.rich.formats': None
  'editor.rich.heading': None
  'editor.rich.italic': None
  'editor.rich.link': None
  'editor.rich.link_to': None
  'editor.rich.link_unsafe': None
  'editor.rich.numbers': None
  'editor.rich.pictures': { count: number }
  'editor.rich.quote': None
  'editor.rich.subheading': None
  'editor.rich.too_long': { max: number }
  'editor.rich.too_many_parts': None
  'editor.rich.underline': None
  'editor.save.busy_text': None
  'editor.save.busy_title': None
  'editor.save.conflict': None
  'editor.save.deleted': None
  'editor.save.offline': None
  'editor.save.offline_text': None
  'editor.save.offline_title': None
  'editor.save.refused_block': { name: string | number; reason: string | number }
  'editor.save.refused_title': None
  'editor.save.restored': None
  'editor.save.untitled': None
  'editor.sections.buy': None
  'editor.sections.coach': None
  'editor.sections.coach_button': None
  'editor.sections.coach_line': None
  'editor.sections.coach_name': None
  'editor.sections.coach_text': None
  'editor.sections.coach_words': None
  'editor.sections.community': None
  'editor.sections.community_share': None
  'editor.sections.community_share_text': None
  'editor.sections.community_title': None
  'editor.sections.community_words': None
  'editor.sections.contact': None
  'editor.sections.contact_button': None
  'editor.sections.contact_text': None
  'editor.sections.contact_title': None
  'editor.sections.contact_words': None
  'editor.sections.live': None
  'editor.sections.live_text': None
  'editor.sections.live_title': None
  'editor.sections.live_words': None
  'editor.sections.needs': None
  'editor.sections.needs_1': None
  'editor.sections.needs_2': None
  'editor.sections.needs_3': None
  'editor.sections.needs_words': None
  'editor.sections.number': { count: number }
  'editor.sections.numbers': None
  'editor.sections.numbers_articles': None
  'editor.sections.numbers_exercises': None
  'editor.sections.numbers_meals': None
  'editor.sections.numbers_programs': None
  'editor.sections.numbers_weeks': None
  'editor.sections.numbers_words': None
  'editor.sections.numbers_workouts': None
  'editor.sections.prices': None
  'editor.sections.prices_1': None
  'editor.sections.prices_2': None
  'editor.sections.prices_title': None
  'editor.sections.prices_words': None
  'editor.sections.programs': None
  'editor.sections.programs_title': None
  'editor.sections.programs_words': None
  'editor.sections.promise': None
  'editor.sections.promise_1': None
  'editor.sections.promise_1_text': None
  'editor.sections.promise_2': None
  'editor.sections.promise_2_text': None
  'editor.sections.promise_3': None
  'editor.sections.promise_3_text': None
  'editor.sections.promise_words': None
  'editor.sections.questions': None
  'editor.sections.questions_1': None
  'editor.sections.questions_1_text': None
  'editor.sections.questions_2': None
  'editor.sections.questions_2_text': None
  'editor.sections.questions_3': None
  'editor.sections.questions_3_text': None
  'editor.sections.questions_title': None
  'editor.sections.questions_words': None
  'editor.sections.reading': None
  'editor.sections.reading_words': None
  'editor.sections.steps': None
  'editor.sections.steps_1': None
  'editor.sections.steps_1_text': None
  'editor.sections.steps_2': None
  'editor.sections.steps_2_text': None
  'editor.sections.steps_3': None
  'editor.sections.steps_3_text': None
  'editor.sections.steps_words': None
  'editor.sections.voices': None
  'editor.sections.voices_name': None
  'editor.sections.voices_quote': None
  'editor.sections.voices_words': None
  'editor.sections.week': None
  'editor.sections.week_events': None
  'editor.sections.week_words': None
  'editor.sections.welcome': None
  'editor.sections.welcome_button': None
  'editor.sections.welcome_line': None
  'editor.sections.welcome_words': None
  'editor.select.clear': None
  'editor.select.copy': None
  'editor.select.count': { count: number }
  'editor.select.cut': None
  'editor.select.label': None
  'editor.select.paste': None
  'editor.select.save': None
  'editor.sets.column_amount': None
  'editor.sets.column_kind': None
  'editor.sets.column_percent': None
  'editor.sets.column_rest': None
  'editor.sets.column_rpe': None
  'editor.sets.column_tempo': None
  'editor.sets.column_weight': None
  'editor.sets.fill': None
  'editor.sets.help': None
  'editor.sets.load_help': None
  'editor.sets.mixed': None
  'editor.sets.move_down': None
  'editor.sets.move_up': None
  'editor.sets.next': None
  'editor.sets.open_large': None
  'editor.sets.paste_refused': { count: number }
  'editor.sets.refused_amount': { text: string | number }
  'editor.sets.refused_kind': { text: string | number }
  'editor.sets.refused_percent': { text: string | number }
  'editor.sets.refused_rest': { text: string | number }
  'editor.sets.refused_rpe': { text: string | number }
  'editor.sets.refused_tempo': { text: string | number }
  'editor.sets.refused_weight': { text: string | number }
  'editor.sets.remove': None
  'editor.sets.selected': { count: number }
  'editor.sets.step_down': None
  'editor.sets.step_up': None
  'editor.sets.symbol_breaths': None
  'editor.sets.symbol_cals': None
  'editor.sets.symbol_feet': None
  'editor.sets.symbol_hours': None
  'editor.sets.symbol_kg': None
  'editor.sets.symbol_kilometers': None
  'editor.sets.symbol_laps': None
  'editor.sets.symbol_lb': None
  'editor.sets.symbol_meters': None
  'editor.sets.symbol_miles': None
  'editor.sets.symbol_mins': None
  'editor.sets.symbol_secs': None
  'editor.sets.toggle_warm_up': None
  'editor.stream.as_uploaded': None
  'editor.stream.conversion_failed': None
  'editor.stream.conversion_too_long': None
  'editor.stream.convert': None
  'editor.stream.convert_again': None
  'editor.stream.converting': { percent: string | number }
  'editor.stream.list_converting': { percent: string | number }
  'editor.stream.list_failed': None
  'editor.stream.list_waiting': None
  'editor.stream.progress': { name: string | number }
  'editor.stream.ready': None
  'editor.stream.unavailable': None
  'editor.stream.video_unreadable': None
  'editor.stream.waiting': None
  'editor.templates.all': None
  'editor.templates.article': None
  'editor.templates.article_1': None
  'editor.templates.article_2': None
  'editor.templates.article_about': None
  'editor.templates.article_heading': None
  'editor.templates.article_standfirst': None
  'editor.templates.blank': None
  'editor.templates.blank_about': None
  'editor.templates.categories': None
  'editor.templates.category_community': None
  'editor.templates.category_food': None
  'editor.templates.category_forms': None
  'editor.templates.category_programs': None
  'editor.templates.category_reading': None
  'editor.templates.category_sell': None
  'editor.templates.category_training': None
  'editor.templates.challenge': None
  'editor.templates.challenge_about': None
  'editor.templates.challenge_tagline': None
  'editor.templates.check_in': None
  'editor.templates.check_in_about': None
  'editor.templates.circuit': None
  'editor.templates.circuit_about': None
  'editor.templates.circuit_note': None
  'editor.templates.collection': None
  'editor.templates.collection_about': None
  'editor.templates.collection_intro': None
  'editor.templates.delete_text': None
  'editor.templates.directory': None
  'editor.templates.directory_about': None
  'editor.templates.event': None
  'editor.templates.event_about': None
  'editor.templates.event_place': None
  'editor.templates.event_text': None
  'editor.templates.exercise': None
  'editor.templates.exercise_about': None
  'editor.templates.exercise_equipment': None
  'editor.templates.exercise_muscle': None
  'editor.templates.exercise_step_1': None
  'editor.templates.exercise_step_2': None
  'editor.templates.exercise_step_3': None
  'editor.templates.guide': None
  'editor.templates.guide_about': None
  'editor.templates.help': None
  'editor.templates.landing': None
  'editor.templates.landing_about': None
  'editor.templates.list': None
  'editor.templates.load_failed': None
  'editor.templates.meal': None
  'editor.templates.meal_1': None
  'editor.templates.meal_2': None
  'editor.templates.meal_3': None
  'editor.templates.meal_about': None
  'editor.templates.meal_intro': None
  'editor.templates.meal_step_1': None
  'editor.templates.meal_step_2': None
  'editor.templates.own': None
  'editor.templates.pack': None
  'editor.templates.pack_about': None
  'editor.templates.pack_tagline': None
  'editor.templates.preview': { name: string | number }
  'editor.templates.program': None
  'editor.templates.program_about': None
  'editor.templates.program_tagline': None
  'editor.templates.program_text': None
  'editor.templates.question_goal': None
  'editor.templates.question_name': None
  'editor.templates.question_was_hard': None
  'editor.templates.question_weight': None
  'editor.templates.question_went_well': None
  'editor.templates.rename': None
  'editor.templates.sales': None
  'editor.templates.sales_about': None
  'editor.templates.save': None
  'editor.templates.saved': { name: string | number }
  'editor.templates.schedule': None
  'editor.templates.schedule_about': None
  'editor.templates.schedule_workouts': None
  'editor.templates.search': { count: number }
  'editor.templates.stream': None
  'editor.templates.stream_about': None
  'editor.templates.strength': None
  'editor.templates.warm_up': None
  'editor.templates.workout': None
  'editor.templates.workout_about': None
  'editor.templates.workout_note': None
  'editor.tools.add_below': { name: string | number }
  'editor.tools.label': { name: string | number }
  'editor.tools.more': { name: string | number }
  'editor.tools.move_in': None
  'editor.tools.move_out': None
  'editor.translations.alt': { name: string | number }
  'editor.translations.changed': None
  'editor.translations.conflict': { name: string | number }
  'editor.translations.conflict_text': None
  'editor.translations.copy': None
  'editor.translations.help': { language: string | number }
  'editor.translations.is_draft': None
  'editor.translations.lines_differ': { count: number }
  'editor.translations.mark_current': None
  'editor.translations.none_action': None
  'editor.translations.none_text': None
  'editor.translations.none_title': None
  'editor.translations.outdated': { count: number }
  'editor.translations.page': None
  'editor.translations.progress': { done: string | number; total: string | number }
  'editor.translations.remove': None
  'editor.translations.remove_text': None
  'editor.translations.remove_title': { language: string | number }
  'editor.translations.removed': { language: string | number }
  'editor.translations.saved': { language: string | number }
  'editor.translations.source': { language: string | number }
  'editor.translations.title': { title: string | number; language: string | number }
  'editor.translations.what': None
  'editor.unknown.text': { type: string | number }
  'editor.unknown.title': None
  'editor.values.full': { count: number }
  'editor.values.help': None
  'editor.values.remove': { value: string | number }
  'editor.values.show': None
  'editor.video.address': None
  'editor.video.address_help': None
  'editor.video.own': None
  'editor.video.remove': None
  'editor.workout.badge': { kind: string | number; length: string | number }
  'editor.workout.change_kind': { kind: string | number }
  'editor.workout.copied': { count: number }
  'editor.workout.copy': None
  'editor.workout.copy_count': { count: number }
  'editor.workout.drop_between': None
  'editor.workout.drop_into': { name: string | number }
  'editor.workout.drop_round': None
  'editor.workout.drop_superset': None
  'editor.workout.edit_exercise': None
  'editor.workout.edit_group': None
  'editor.workout.empty': None
  'editor.workout.full': { max: number }
  'editor.workout.group': None
  'editor.workout.group_above': None
  'editor.workout.keys': None
  'editor.workout.kind_amrap': None
  'editor.workout.kind_changed': { name: string | number; kind: string | number }
  'editor.workout.kind_circuit': None
  'editor.workout.kind_emom': None
  'editor.workout.kind_for_time': None
  'editor.workout.kind_interval': None
  'editor.workout.kind_single': None
  'editor.workout.kind_superset': None
  'editor.workout.nothing_to_copy': None
  'editor.workout.other_workout': None
  'editor.workout.ungroup': None
  'errors.activity_id_taken': None
  'errors.address_not_public': None
  'errors.already_canceled': None
  'errors.already_ended': None
  'errors.already_in_team': None
  'errors.already_invited': None
  'errors.already_linked': None
  'errors.already_member': None
  'errors.already_publishing': None
  'errors.already_reported': None
  'errors.already_revoked': None
  'errors.app_has_subscriptions': None
  'errors.app_switched_off': None
  'errors.archive_refused': None
  'errors.attribute_slug_invalid': None
  'errors.attribute_slug_taken': None
  'errors.audio_not_supported': None
  'errors.authentication_required': None
  'errors.background_hard_to_read': None
  'errors.before_from': None
  'errors.broadcast_all_sent': None
  'errors.broadcast_incomplete': None
  'errors.broadcast_no_channel': None
  'errors.broadcast_no_recipient': None
  'errors.broadcast_not_draft': None
  'errors.broadcast_page_gone': None
  'errors.broadcast_time_past': None
  'errors.button_to_deleted_page': { kind: string; text: string | number }
  'errors.button_to_missing_form': { kind: string; text: string | number }
  'errors.button_to_missing_overlay': { kind: string; text: string | number }
  'errors.button_to_missing_product': { kind: string; text: string | number }
  'errors.button_to_unpublished_page': { kind: string; text: string | number }
  'errors.button_without_target': { kind: string; text: string | number }
  'errors.button_without_text': None
  'errors.calendar_full': { max: number }
  'errors.callback_id_required': None
  'errors.cannot_be_drawn': None
  'errors.cannot_block_self': None
  'errors.cannot_block_team': None
  'errors.cannot_message_member': None
  'errors.cannot_pause': None
  'errors.cannot_restore': None
  'errors.cannot_switch': None
  'errors.captions_invalid': None
  'errors.captions_too_large': None
  'errors.captions_too_many': None
  'errors.card_needs_confirmation': None
  'errors.choose_again': None
  'errors.client_id_invalid': None
  'errors.closed_in_preview': None
  'errors.code_taken': None
  'errors.confirmation_needed': None
  'errors.conflict': None
  'errors.conversion_unavailable': None
  'errors.crop_outside': None
  'errors.currency_twice': { currency: string | number }
  'errors.cursor_invalid': None
  'errors.custom': None
  'errors.date_in_past': None
  'errors.date_is_invalid': None
  'errors.date_mismatch': None
  'errors.date_out_of_range': None
  'errors.deleted_meanwhile': None
  'errors.disk_full': None
  'errors.dispute_open': None
  'errors.domain_added': None
  'errors.domain_incomplete': None
  'errors.domain_invalid': None
  'errors.domain_is_address': None
  'errors.domain_is_number': None
  'errors.domain_is_ours': None
  'errors.domain_is_wildcard': None
  'errors.domain_not_proven': None
  'errors.domain_reserved': None
  'errors.domain_too_long': None
  'errors.duration_out_of_range': None
  'errors.email_domain_not_allowed': None
  'errors.email_invalid': None
  'errors.email_not_verified': None
  'errors.email_taken': None
  'errors.email_too_long': None
  'errors.embed_address_invalid': None
  'errors.event_date_fixed': None
  'errors.event_link_closed': None
  'errors.event_not_joined': None
  'errors.event_over': None
  'errors.exercise_not_found': None
  'errors.existing_subscriber': None
  'errors.existing_subscription': None
  'errors.field_invalid': None
  'errors.field_required': None
  'errors.field_unknown': None
  'errors.file_empty': None
  'errors.file_too_large': { size: string | number }
  'errors.forbidden': None
  'errors.frame_without_name': None
  'errors.given_twice': None
  'errors.goes_live': None
  'errors.gone': None
  'errors.https_required': None
  'errors.id_taken': None
  'errors.idempotency_in_progress': None
  'errors.idempotency_key_reused': None
  'errors.identity_taken': None
  'errors.image_is_animated': None
  'errors.image_is_heic': None
  'errors.image_too_large': { size: string | number }
  'errors.image_too_many_pixels': None
  'errors.internal': None
  'errors.interrupted': None
  'errors.interval_mismatch': None
  'errors.interval_out_of_range': None
  'errors.invalid': None
  'errors.invalid_audio_type': None
  'errors.invalid_choice': None
  'errors.invalid_coupon': None
  'errors.invalid_coupon.below_minimum': None
  'errors.invalid_coupon.expired': None
  'errors.invalid_coupon.not_started': None
  'errors.invalid_coupon.other_currency': None
  'errors.invalid_coupon.other_product': None
  'errors.invalid_coupon.paused': None
  'errors.invalid_coupon.unknown': None
  'errors.invalid_coupon.used_by_you': None
  'errors.invalid_coupon.used_up': None
  'errors.invalid_customer_location': None
  'errors.invalid_element': None
  'errors.invalid_file_type': None
  'errors.invalid_format': None
  'errors.invalid_image_type': None
  'errors.invalid_invoice': None
  'errors.invalid_key': None
  'errors.invalid_order_bump': None
  'errors.invalid_preference': None
  'errors.invalid_products': None
  'errors.invalid_tax_id': None
  'errors.invalid_type': None
  'errors.invalid_union': None
  'errors.invalid_value': None
  'errors.invalid_version': None
  'errors.invalid_video_type': None
  'errors.invitation_expired': None
  'errors.invitation_used': None
  'errors.invitation_withdrawn': None
  'errors.is_default_locale': None
  'errors.is_private': None
  'errors.is_scheduled': None
  'errors.is_start_page': None
  'errors.is_team': None
  'errors.item_not_found': None
  'errors.key_file_invalid': None
  'errors.key_refused': None
  'errors.last_owner': None
  'errors.last_way_in': None
  'errors.link_invalid': None
  'errors.link_needed': None
  'errors.link_not_allowed': None
  'errors.link_to_deleted_page': None
  'errors.list_is_empty': None
  'errors.locale_not_offered': None
  'errors.malformed': None
  'errors.measure_not_found': None
  'errors.media_in_use': None
  'errors.media_kind_differs': None
  'errors.member_is_gone': None
  'errors.member_is_suspended': None
  'errors.message_is_empty': None
  'errors.message_not_found': None
  'errors.messaging_unavailable': None
  'errors.method_not_allowed': None
  'errors.method_not_offered': None
  'errors.must_start_with': { start: string | number }
  'errors.name_differs': None
  'errors.name_has_line_break': None
  'errors.name_too_long': None
  'errors.name_too_short': None
  'errors.needed_by_pages_below': None
  'errors.needs_subscriber_only': None
  'errors.nested_too_deep': None
  'errors.network': None
  'errors.no_messaging_profile': None
  'errors.no_progress_root': None
  'errors.no_switch_planned': None
  'errors.not_a_member': None
  'errors.not_a_progress_root': None
  'errors.not_a_sandbox_order': None
  'errors.not_a_url': None
  'errors.not_accepting_messages': None
  'errors.not_allowed': None
  'errors.not_an_email': None
  'errors.not_canceled': None
  'errors.not_checked': None
  'errors.not_found': None
  'errors.not_in_sequence': None
  'errors.not_multiple_of': None
  'errors.not_paid': None
  'errors.not_paused': None
  'errors.not_readable': None
  'errors.not_sandbox': None
  'errors.not_translated': None
  'errors.not_viewable': None
  'errors.nothing_due': None
  'errors.nothing_to_grant': None
  'errors.nothing_to_publish': None
  'errors.nothing_to_refund': None
  'errors.nothing_to_undo': None
  'errors.number_is_ambiguous': { numbers: string | number }
  'errors.number_is_invalid': None
  'errors.number_too_big': { max: string | number }
  'errors.number_too_fine': { count: number }
  'errors.number_too_small': { min: string | number }
  'errors.one_default_required': None
  'errors.one_method_required': None
  'errors.order_preview_mismatch': None
  'errors.origin_not_allowed': None
  'errors.out_of_range': { minimum: string | number; maximum: string | number }
  'errors.overlay_circle': { kind: string; text: string | number }
  'errors.overlay_id_missing': None
  'errors.overlay_opens_itself': { kind: string; text: string | number }
  'errors.own_host': None
  'errors.page_locked': None
  'errors.page_not_open': None
  'errors.page_not_private': None
  'errors.page_required': None
  'errors.parent_is_self': None
  'errors.parent_left_out': None
  'errors.parent_loop': None
  'errors.parent_missing': None
  'errors.parts_are_empty': None
  'errors.passkey_refused': None
  'errors.password_too_common': None
  'errors.password_too_long': None
  'errors.password_too_short': None
  'errors.passwords_differ': None
  'errors.passwords_do_not_match': None
  'errors.path_invalid': None
  'errors.path_reserved': None
  'errors.path_taken': None
  'errors.pattern_too_large': None
  'errors.pause_planned': None
  'errors.payload_too_large': None
  'errors.payment_declined': None
  'errors.payment_details_failed': None
  'errors.payment_failed': None
  'errors.payments_not_accepted': None
  'errors.payments_unavailable': None
  'errors.picture_is_logo': None
  'errors.picture_kept_private': None
  'errors.picture_without_alt': None
  'errors.plan_at_same_time': None
  'errors.plan_has_ended': None
  'errors.plan_is_running': None
  'errors.plan_required': None
  'errors.position_invalid': None
  'errors.preview_is_read_only': None
  'errors.preview_stale': None
  'errors.price_step': { step: string | number; currency: string | number }
  'errors.price_too_big': { max: string | number }
  'errors.price_too_small': { min: string | number }
  'errors.private_key_invalid': None
  'errors.product_includes_itself': None
  'errors.product_not_found': None
  'errors.products_missing': None
  'errors.products_repeated': None
  'errors.program_not_found': None
  'errors.program_without_days': None
  'errors.provider_not_configured': None
  'errors.provider_unavailable': None
  'errors.purchase_not_verified': None
  'errors.purchase_of_another': None
  'errors.purchase_required': None
  'errors.push_key_refused': None
  'errors.push_token_invalid': None
  'errors.quote_not_found': None
  'errors.range_too_long': None
  'errors.ratio_out_of_range': None
  'errors.refund_refused': None
  'errors.refund_too_large': None
  'errors.released_meanwhile': { number: number }
  'errors.report_is_resolved': None
  'errors.required': None
  'errors.same_product': None
  'errors.schedule_full': { max: number }
  'errors.schedule_in_past': None
  'errors.schedule_is_empty': None
  'errors.schedule_is_incomplete': None
  'errors.schedule_missing': None
  'errors.scheduled_for_everyone': None
  'errors.session_id_taken': None
  'errors.session_not_finished': None
  'errors.session_not_found': None
  'errors.sign_in_again': None
  'errors.sign_in_to_confirm': None
  'errors.sign_up_closed': None
  'errors.sign_up_needed': None
  'errors.slug_invalid': None
  'errors.slug_reserved': None
  'errors.slug_taken': None
  'errors.stale_revision': None
  'errors.start_request_required': None
  'errors.start_required': None
  'errors.stripe_tax_inactive': None
  'errors.swap_with_itself': None
  'errors.switch_planned': None
  'errors.tab_to_deleted_page': None
  'errors.tab_to_unpublished_page': None
  'errors.tag_exists': None
  'errors.test_key_refused': None
  'errors.thread_is_read_only': None
  'errors.ticket_invalid': None
  'errors.timeout': None
  'errors.token_invalid': None
  'errors.token_or_code': None
  'errors.too_big': None
  'errors.too_deep': None
  'errors.too_far': None
  'errors.too_few': { min: number }
  'errors.too_few_tabs': None
  'errors.too_late': None
  'errors.too_long': { max: number }
  'errors.too_many': { max: number }
  'errors.too_many_account_items': None
  'errors.too_many_activities': None
  'errors.too_many_attributes': { max: number }
  'errors.too_many_channels': { max: string | number }
  'errors.too_many_comments': { max: number }
  'errors.too_many_domains': None
  'errors.too_many_entries': None
  'errors.too_many_menu_items': None
  'errors.too_many_notes': { max: string | number }
  'errors.too_many_page_tags': { max: number }
  'errors.too_many_participants': { max: string | number }
  'errors.too_many_passkeys': None
  'errors.too_many_patterns': { max: number }
  'errors.too_many_pinned': { max: number }
  'errors.too_many_plans': None
  'errors.too_many_products': None
  'errors.too_many_requests': None
  'errors.too_many_saved_replies': { max: string | number }
  'errors.too_many_shifts': None
  'errors.too_many_swaps': None
  'errors.too_many_tabs': None
  'errors.too_many_tags': { max: number }
  'errors.too_many_top_items': None
  'errors.too_many_weeks': None
  'errors.too_short': { min: number }
  'errors.too_small': None
  'errors.trial_used': None
  'errors.unauthorized': None
  'errors.unavailable': None
  'errors.unknown_attribute': { text: string | number }
  'errors.unknown_block': None
  'errors.unknown_content_type': None
  'errors.unknown_currency': None
  'errors.unknown_error': None
  'errors.unknown_field': None
  'errors.unknown_file': None
  'errors.unknown_form_field': None
  'errors.unknown_icon': None
  'errors.unknown_member': None
  'errors.unknown_option': None
  'errors.unknown_overlay': None
  'errors.unknown_page': None
  'errors.unknown_picture': None
  'errors.unknown_product': None
  'errors.unknown_profile': None
  'errors.unknown_property': None
  'errors.unknown_tag': None
  'errors.unknown_time_zone': None
  'errors.unknown_upload': None
  'errors.unknown_version': None
  'errors.unknown_workout_item': None
  'errors.unrecognized_keys': None
  'errors.unsafe_link': None
  'errors.unsupported_media_type': None
  'errors.upload_incomplete': None
  'errors.user_not_found': None
  'errors.value_cannot_be_array': None
  'errors.values_must_be_array': None
  'errors.video_address_invalid': None
  'errors.video_host_link': None
  'errors.video_id_missing': None
  'errors.video_not_supported': None
  'errors.video_provider_unknown': None
  'errors.video_short_link': None
  'errors.video_too_large': { size: string | number }
  'errors.video_without_captions': None
  'errors.voice_not_supported': None
  'errors.waiver_required': None
  'errors.warnings_not_accepted': { count: number }
  'errors.workout_item_not_found': None
  'errors.workout_not_found': None
  'errors.would_loop': None
  'errors.wrong_credentials': None
  'errors.wrong_password': None
  'errors.wrong_type': None
  'events.add_to_calendar': None
  'events.calendar_file': None
  'events.declined': None
  'events.full': None
  'events.going': None
  'events.going_count': { count: number }
  'events.join': None
  'events.join_waiting': None
  'events.maybe': None
  'events.maybe_count': { count: number }
  'events.nobody': None
  'events.nobody_text': None
  'events.offline': None
  'events.on_waiting': None
  'events.online': None
  'events.online_answer': None
  'events.online_at': { time: string | number }
  'events.online_waiting': None
  'events.others': None
  'events.over': None
  'events.people_empty': None
  'events.people_empty_text': None
  'events.people_limit': { count: number }
  'events.people_maybe': None
  'events.people_more': { name: string | number; other: string | number; count: number }
  'events.people_title': None
  'events.people_waiting': None
  'events.places': { left: number; capacity: number }
  'events.times': { from: string | number; to: string | number }
  'events.waiting': { position: number }
  'events.waiting_count': { count: number }
  'events.will_you_come': None
  'forms.again': None
  'forms.answered_text': None
  'forms.answered_title': { date: string | number }
  'forms.answers': None
  'forms.back': None
  'forms.block_empty': None
  'forms.block_gone': None
  'forms.block_signed_out': None
  'forms.browse': None
  'forms.changed_at': { date: string | number }
  'forms.changed_meanwhile': None
  'forms.closed': None
  'forms.delete': None
  'forms.delete_text': None
  'forms.delete_title': None
  'forms.deleted': None
  'forms.done_text': None
  'forms.done_title': None
  'forms.edit': None
  'forms.empty_all_text': None
  'forms.empty_text': None
  'forms.empty_title': None
  'forms.faults': { count: number }
  'forms.fill_in': None
  'forms.form': None
  'forms.no_answer': None
  'forms.not_found_text': None
  'forms.not_found_title': None
  'forms.offline': None
  'forms.offline_edit': None
  'forms.saved': None
  'forms.sent_at': { date: string | number }
  'forms.sign_in': None
  'forms.stale': None
  'forms.to_form': None
  'forms.view_answers': None
  'inbox.actions': None
  'inbox.actions_of': { title: string | number }
  'inbox.add_count': { count: number }
  'inbox.add_people': None
  'inbox.added_see_new': None
  'inbox.all_people': { count: number }
  'inbox.all_pinned': None
  'inbox.change_mute': None
  'inbox.channel': None
  'inbox.choose_people': None
  'inbox.choose_text': None
  'inbox.choose_title': None
  'inbox.comments': None
  'inbox.draft': None
  'inbox.empty_text': None
  'inbox.empty_title': None
  'inbox.everyone': None
  'inbox.file': None
  'inbox.filter_all': None
  'inbox.filter_coach': None
  'inbox.filter_groups': None
  'inbox.filter_unread': { count: number }
  'inbox.filters': None
  'inbox.first_text': { names: string | number }
  'inbox.first_title': None
  'inbox.go_to_date': None
  'inbox.go_to_date_action': None
  'inbox.go_to_date_day': None
  'inbox.go_to_date_invalid': None
  'inbox.hidden_message': None
  'inbox.info': None
  'inbox.leave_text': None
  'inbox.leave_thread': None
  'inbox.leave_title': { title: string | number }
  'inbox.left': { title: string | number }
  'inbox.locked_people': { count: number; names: string | number }
  'inbox.message_person': { name: string | number }
  'inbox.mute': None
  'inbox.mute_always': None
  'inbox.mute_hour': None
  'inbox.mute_how_long': None
  'inbox.mute_text': None
  'inbox.mute_title': { title: string | number }
  'inbox.mute_tomorrow': None
  'inbox.mute_until_time': { time: string | number }
  'inbox.muted': None
  'inbox.muted_always': None
  'inbox.muted_until': { date: string | number }
  'inbox.new_message': None
  'inbox.no_messages': None
  'inbox.no_unread_text': None
  'inbox.no_unread_title': None
  'inbox.nobody_text': None
  'inbox.nobody_title': None
  'inbox.nobody_to_add': None
  'inbox.not_allowed': None
  'inbox.not_sent': None
  'inbox.not_taking_messages': None
  'inbox.pending_text': None
  'inbox.pending_title': None
  'inbox.people': None
  'inbox.people_count': { count: number }
  'inbox.photos': { count: number }
  'inbox.picked': None
  'inbox.pinned': None
  'inbox.pinned_count': { count: number }
  'inbox.pinned_without_words': None
  'inbox.recent_people': None
  'inbox.recipients_gone_text': None
  'inbox.recipients_gone_title': None
  'inbox.remove_person': { name: string | number }
  'inbox.remove_text': { name: string | number }
  'inbox.remove_title': { name: string | number }
  'inbox.removed': { name: string | number }
  'inbox.rename_thread': None
  'inbox.replies': None
  'inbox.search_people': None
  'inbox.sign_in_text': None
  'inbox.since': { date: string | number }
  'inbox.someone_wrote': { name: string | number; text: string | number }
  'inbox.start_with': { count: number }
  'inbox.title': None
  'inbox.title_optional': None
  'inbox.title_required': None
  'inbox.unmute': None
  'inbox.unread': { count: number }
  'inbox.unread_threads': { count: number }
  'inbox.video': None
  'inbox.view_profile': None
  'inbox.voice_note': None
  'inbox.voice_note_of': { length: string | number }
  'inbox.who_may_write': None
  'inbox.write_to': { name: string | number }
  'inbox.you_sent_photos': { count: number }
  'inbox.you_wrote': { text: string | number }
  'invoice.billing': None
  'invoice.billing_address': None
  'invoice.billing_country': None
  'invoice.billing_help': None
  'invoice.billing_name': None
  'invoice.billing_no_country': None
  'invoice.billing_save': None
  'invoice.billing_saved': None
  'invoice.billing_tax_id': None
  'invoice.copied': None
  'invoice.credit': { title: string | number }
  'invoice.credit_note': None
  'invoice.credited': None
  'invoice.credits': { label: string | number }
  'invoice.date': None
  'invoice.discount': None
  'invoice.download': None
  'invoice.empty_text': None
  'invoice.empty_title': None
  'invoice.failed': None
  'invoice.from': None
  'invoice.help': None
  'invoice.invalid': None
  'invoice.invalid_text': None
  'invoice.list': None
  'invoice.mail.body': { app: string | number }
  'invoice.mail.subject': { label: string | number; app: string | number }
  'invoice.mail_sent': { email: string | number }
  'invoice.paid': None
  'invoice.partly_refunded': None
  'invoice.preparing': None
  'invoice.reason': { reason: string | number }
  'invoice.refunded': None
  'invoice.reverse_charge': None
  'invoice.send': None
  'invoice.setup_fee': { title: string | number }
  'invoice.share': None
  'invoice.tax_added': { name: string | number; percent: string | number; net: string | number }
  'invoice.tax_id': { number: string | number }
  'invoice.tax_included': { name: string | number; percent: string | number; net: string | number }
  'invoice.tax_name.gst': None
  'invoice.tax_name.sales_tax': None
  'invoice.tax_name.vat': None
  'invoice.test': None
  'invoice.test_badge': None
  'invoice.title': None
  'invoice.to': None
  'invoice.total': None
  'invoice.view': None
  'library.answers': None
  'library.aside.failed': None
  'library.aside.label': None
  'library.aside.next': None
  'library.aside.nothing': None
  'library.aside.offline': None
  'library.aside.plan': None
  'library.aside.tomorrow': None
  'library.aside.week': None
  'library.browse': None
  'library.done_of': { done: number; total: number }
  'library.empty_text': None
  'library.empty_title': None
  'library.locked': None
  'library.now.browse': None
  'library.now.continue': None
  'library.now.greeting_afternoon': { name: string | number }
  'library.now.greeting_evening': { name: string | number }
  'library.now.greeting_morning': { name: string | number }
  'library.now.hello_afternoon': None
  'library.now.hello_evening': None
  'library.now.hello_morning': None
  'library.now.next_in': { title: string | number }
  'library.now.of_sessions': { done: number; total: number }
  'library.now.start_workout': None
  'library.now.week': { week: number; weeks: number }
  'library.offline.no_storage': None
  'library.offline.none': None
  'library.offline.open': None
  'library.offline.open_page': { title: string | number }
  'library.offline.saved_at': { when: string | number }
  'library.offline.show_all': { count: number }
  'library.offline.title': None
  'library.offline.unavailable': None
  'library.section.bookmarked': None
  'library.section.events': None
  'library.section.forms': None
  'library.section.packs': None
  'library.section.pages': None
  'library.section.programs': None
  'library.section.purchased': None
  'library.section.recent': None
  'library.section.shared': None
  'library.section.training': None
  'library.section.upcoming': None
  'library.title': None
  'library.training': None
  'library.training_text': None
  'member.fault.text': None
  'member.fault.title': None
  'member.install.action': None
  'member.install.later': None
  'member.install.text': None
  'member.install.title': { app: string | number }
  'member.language.save_failed': None
  'member.mode.auto': None
  'member.mode.dark': None
  'member.mode.light': None
  'member.mode.title': None
  'member.nav.main': None
  'member.nav.skip': None
  'member.offline.absent_text': None
  'member.offline.absent_title': None
  'member.offline.discard': None
  'member.offline.left': { count: number }
  'member.offline.left_title': None
  'member.offline.refused': { title: string | number }
  'member.offline.refused_count': { count: number }
  'member.offline.title': None
  'member.offline.waiting': { count: number }
  'member.offline.workout_changes': { count: number }
  'member.pending.text': { app: string | number }
  'member.pending.title': None
  'member.preview.alone': None
  'member.preview.alone_text': None
  'member.preview.member': None
  'member.preview.offline_text': None
  'member.preview.open_overlay': None
  'member.preview.outside': None
  'member.preview.outside_text': None
  'member.preview.over_text': None
  'member.preview.waiting': None
  'member.sending.title': { count: number }
  'member.sign_in.open_text': { app: string | number }
  'member.sign_in.text': { app: string | number }
  'member.tab.account': None
  'member.tab.discover': None
  'member.tab.home': None
  'member.tab.messages': None
  'member.tab.page': None
  'member.tab.schedule': None
  'member.unreachable.title': None
  'member.version.loading': None
  'member.viewing.as': { name: string | number }
  'member.viewing.back': None
  'member.viewing.closed': None
  'member.viewing.end': None
  'member.viewing.over': None
  'member.viewing.text': None
  'member.viewing.title': None
  'member_warnings.confirm': None
  'member_warnings.failed': None
  'member_warnings.title': { app: string | number }
  'message_reports.block': { name: string | number }
  'message_reports.block_text': None
  'message_reports.choose': None
  'message_reports.contents.attachment': None
  'message_reports.contents.image': None
  'message_reports.contents.message': None
  'message_reports.contents.notification': None
  'message_reports.contents.video': None
  'message_reports.failed': None
  'message_reports.guidelines': None
  'message_reports.note': None
  'message_reports.offline': None
  'message_reports.reason': None
  'message_reports.reasons.abuse': None
  'message_reports.reasons.harassment': None
  'message_reports.reasons.hate_speech': None
  'message_reports.reasons.misinformation': None
  'message_reports.reasons.other': None
  'message_reports.reasons.sexually_explicit': None
  'message_reports.reasons.spam': None
  'message_reports.reasons.terrorism': None
  'message_reports.secret': { name: string | number }
  'message_reports.send': None
  'message_reports.sent': None
  'message_reports.someone': None
  'message_reports.title': None
  'message_search.in_thread': None
  'message_search.label': None
  'message_search.of_channel': None
  'message_search.of_group': None
  'message_search.of_page': None
  'message_search.offline_text': None
  'messages.actions': None
  'messages.announce': { name: string | number; text: string | number }
  'messages.attach': None
  'messages.attachment': None
  'messages.attachments': None
  'messages.closed_alone': None
  'messages.closed_archived': None
  'messages.closed_chat_unavailable': None
  'messages.closed_gone': None
  'messages.closed_muted': None
  'messages.closed_muted_until': { date: string | number }
  'messages.closed_not_accepting': None
  'messages.closed_team_only': None
  'messages.coach': None
  'messages.copied': None
  'messages.copy': None
  'messages.delete': None
  'messages.delete_text': None
  'messages.delete_title': None
  'messages.discard_voice': None
  'messages.download': { name: string | number }
  'messages.earlier': None
  'messages.edited': None
  'messages.editing': None
  'messages.emojis': None
  'messages.empty_text': None
  'messages.empty_title': None
  'messages.file': None
  'messages.files_left_out': { count: number }
  'messages.hidden_by_team': None
  'messages.latest': None
  'messages.like': { count: number }
  'messages.list': None
  'messages.log_in': None
  'messages.more_emojis': None
  'messages.new': None
  'messages.new_count': { count: number }
  'messages.new_short': { count: string | number }
  'messages.next_photo': None
  'messages.no_emojis': None
  'messages.no_microphone': None
  'messages.no_reactions': None
  'messages.not_sent': None
  'messages.notice_added': { who: string; people: string | number; actor: string | number }
  'messages.notice_created': { who: string; actor: string | number }
  'messages.notice_left': { who: string; actor: string | number }
  'messages.notice_removed': { who: string; people: string | number; actor: string | number }
  'messages.notice_renamed': { who: string; title: string | number; actor: string | number }
  'messages.open_photo': { number: number; count: number }
  'messages.parent_deleted': None
  'messages.pause_voice': None
  'messages.people': None
  'messages.photo': None
  'messages.photo_count': { count: number }
  'messages.photos': None
  'messages.pin': None
  'messages.pinned': None
  'messages.play_voice': None
  'messages.previous_photo': None
  'messages.quote': None
  'messages.quote_gone': None
  'messages.react': None
  'messages.react_with': { emoji: string | number }
  'messages.reaction': { emoji: string | number; count: number }
  'messages.reactions': None
  'messages.read_by_team': { app: string | number }
  'messages.record': None
  'messages.recording': None
  'messages.remove_file': { name: string | number }
  'messages.replies': { count: number }
  'messages.replies_to': { name: string | number }
  'messages.reply': None
  'messages.report': None
  'messages.reported': None
  'messages.search_emojis': None
  'messages.show_quoted': { name: string | number }
  'messages.show_reported': None
  'messages.someone': None
  'messages.still_uploading': None
  'messages.stop_recording': None
  'messages.typing': { count: number; names: string | number }
  'messages.typing_many': None
  'messages.unpin': None
  'messages.upload_failed': None
  'messages.uploading': { name: string | number }
  'messages.video': None
  'messages.voice': None
  'messages.voice_failed': None
  'messages.voice_position': None
  'messages.voice_speed': { speed: number }
  'messages.write': None
  'messages.you': None
  'messages.you_object': None
  'moderation_mails.open': { app: string | number }
  'moderation_mails.outcome.kept': { app: string | number }
  'moderation_mails.outcome.reason': { app: string | number }
  'moderation_mails.outcome.removed': { app: string | number }
  'moderation_mails.outcome.subject': { app: string | number }
  'moderation_mails.warning.reason': { app: string | number }
  'moderation_mails.warning.subject': { app: string | number }
  'notice_list.bell': { count: number }
  'notice_list.empty': None
  'notice_list.empty_text': None
  'notice_list.mark_all': None
  'notice_list.settings': None
  'notice_list.title': None
  'notice_list.unread': None
  'notices.all_day': None
  'notices.and_more': { names: string | number; count: number }
  'notices.before_start': { name: string | number }
  'notices.comment': { author: string | number; about: string | number }
  'notices.conversations': { count: number }
  'notices.daily': { date: string | number }
  'notices.event_cancelled': { name: string | number }
  'notices.event_cancelled_text': None
  'notices.event_moved': { name: string | number }
  'notices.file': None
  'notices.items': { count: number }
  'notices.mention': { author: string | number }
  'notices.message_in': { author: string | number; title: string | number }
  'notices.new_messages': { count: number; about: string | number }
  'notices.open': { app: string | number }
  'notices.payment_failed': None
  'notices.payment_failed_text': None
  'notices.place_given': { name: string | number }
  'notices.place_given_text': None
  'notices.purchase': None
  'notices.purchase_text': None
  'notices.reason': { app: string | number; url: string | number }
  'notices.reply': { author: string | number }
  'notices.something_planned': None
  'notices.start': None
  'notices.starting_now': { name: string | number }
  'notices.starts_at': { time: string | number }
  'notices.test': { app: string | number }
  'notices.test_text': None
  'notices.unlocked': None
  'notices.unread_text': None
  'notices.unsubscribe': None
  'notices.weekly': None
  'notifications.daily_at': None
  'notifications.day_of': None
  'notifications.how': None
  'notifications.inactive': None
  'notifications.install_add': None
  'notifications.install_close': None
  'notifications.install_done': None
  'notifications.install_share': None
  'notifications.install_text': None
  'notifications.install_title': { app: string | number }
  'notifications.is_15_minute_reminder': None
  'notifications.is_15_minute_reminder_meta': None
  'notifications.is_daily_reminders': None
  'notifications.is_quiet_hours': None
  'notifications.is_quiet_hours_meta': None
  'notifications.is_starting_now_reminder': None
  'notifications.is_starting_now_reminder_meta': None
  'notifications.is_weekly_reminders': None
  'notifications.night_before': None
  'notifications.of_what': None
  'notifications.people': None
  'notifications.prompt_accept': None
  'notifications.prompt_events': None
  'notifications.prompt_events_text': None
  'notifications.prompt_later': None
  'notifications.prompt_now': None
  'notifications.prompt_replies': None
  'notifications.prompt_replies_text': None
  'notifications.prompt_sample': None
  'notifications.prompt_sessions': None
  'notifications.prompt_sessions_text': None
  'notifications.prompt_text': None
  'notifications.prompt_title': None
  'notifications.push_needs_install': None
  'notifications.push_needs_install_text': { app: string | number }
  'notifications.push_off': None
  'notifications.push_off_text': None
  'notifications.push_on': None
  'notifications.push_on_text': None
  'notifications.push_refused': None
  'notifications.push_refused_text': { host: string | number }
  'notifications.push_show_how': None
  'notifications.push_suspended': None
  'notifications.push_suspended_text': None
  'notifications.push_test': None
  'notifications.push_test_sent': None
  'notifications.push_turn_off': None
  'notifications.push_turn_on': None
  'notifications.push_unknown': None
  'notifications.push_unknown_text': None
  'notifications.push_unsupported': None
  'notifications.push_unsupported_text': None
  'notifications.quiet': None
  'notifications.quiet_from': None
  'notifications.quiet_to': None
  'notifications.receive_blast_notifications': None
  'notifications.receive_blast_notifications_meta': None
  'notifications.receive_message_notifications': None
  'notifications.receive_message_notifications_meta': None
  'notifications.receive_messages_via_email': None
  'notifications.receive_messages_via_email_meta': None
  'notifications.receive_news_via_email': None
  'notifications.receive_reminders_for_app': None
  'notifications.receive_reminders_for_app_meta': { app: string | number }
  'notifications.receive_reminders_just_for_you': None
  'notifications.receive_reminders_just_for_you_meta': None
  'notifications.receive_reminders_via_email': None
  'notifications.receive_reminders_via_push_notification': None
  'notifications.title': None
  'notifications.weekly_day_of': None
  'notifications.weekly_night_before': None
  'notifications.when': None
  'order_mails.access_until': None
  'order_mails.can_resume': None
  'order_mails.cancel_anytime': None
  'order_mails.cancel_here': { url: string | number }
  'order_mails.cancellation.body': { title: string | number; app: string | number }
  'order_mails.cancellation.subject': { app: string | number }
  'order_mails.card': None
  'order_mails.card_expires': { brand: string | number; digits: string | number; month: string | number }
  'order_mails.card_expiring.body': { title: string | number; app: string | number }
  'order_mails.card_expiring.subject': { app: string | number }
  'order_mails.change_card': None
  'order_mails.create_account': None
  'order_mails.create_account_text': { count: number }
  'order_mails.differences.body': { count: number; app: string | number }
  'order_mails.differences.button': None
  'order_mails.differences.note': None
  'order_mails.differences.subject': { app: string | number }
  'order_mails.due': None
  'order_mails.ended_unpaid.body': { title: string | number; app: string | number }
  'order_mails.ended_unpaid.subject': { app: string | number }
  'order_mails.ending_soon.body': { title: string | number; app: string | number }
  'order_mails.ending_soon.subject': { app: string | number }
  'order_mails.first_payment': None
  'order_mails.invoice': { label: string | number; url: string | number }
  'order_mails.manage': None
  'order_mails.next_payment': None
  'order_mails.number': None
  'order_mails.paid': None
  'order_mails.pause.body': { title: string | number; app: string | number }
  'order_mails.pause.subject': { app: string | number }
  'order_mails.pay': None
  'order_mails.payment_failed.body': { title: string | number; app: string | number }
  'order_mails.payment_failed.subject': { app: string | number }
  'order_mails.price_on': { price: string | number; date: string | number }
  'order_mails.product': { count: number }
  'order_mails.purchase.body': { app: string | number; title: string | number }
  'order_mails.purchase.subject': { app: string | number }
  'order_mails.recovery.body': { title: string | number; app: string | number }
  'order_mails.recovery.subject': { app: string | number }
  'order_mails.refund.body': { title: string | number; app: string | number }
  'order_mails.refund.subject': { app: string | number }
  'order_mails.refund_days': None
  'order_mails.refunded': None
  'order_mails.renewal.body': { title: string | number; app: string | number }
  'order_mails.renewal.subject': { app: string | number }
  'order_mails.resumption.body': { title: string | number; app: string | number }
  'order_mails.resumption.subject': { app: string | number }
  'order_mails.switch.body': { title: string | number }
  'order_mails.switch.subject': { app: string | number }
  'order_mails.switch_planned.body': { title: string | number; app: string | number }
  'order_mails.switch_planned.subject': { app: string | number }
  'order_mails.test': None
  'order_mails.trial.body': { title: string | number; app: string | number }
  'order_mails.trial.subject': { app: string | number }
  'order_mails.view_purchases': None
  'order_mails.waiver': { text: string | number }
  'order_mails.withdraw_here': { url: string | number }
  'page.action.complete': None
  'page.action.completed': None
  'page.action.continue': { title: string | number }
  'page.action.next': { title: string | number }
  'page.action.part_step': { number: number; day: number }
  'page.action.start': None
  'page.action.start_pack': None
  'page.action.start_program': None
  'page.action.started': None
  'page.action.week_day': { number: number; day: number }
  'page.availability.no_date': { title: string | number }
  'page.availability.on_date': { title: string | number; date: string | number }
  'page.availability.title': None
  'page.comments.title': None
  'page.error.text': None
  'page.leave': None
  'page.leave_pack': None
  'page.locked.authentication': { title: string | number }
  'page.locked.children': { title: string | number }
  'page.locked.off_sale': { title: string | number }
  'page.locked.overdue': { title: string | number }
  'page.locked.private': { title: string | number }
  'page.locked.purchase': { title: string | number }
  'page.locked.purchase_guest': { title: string | number }
  'page.locked.scheduled': { title: string | number }
  'page.locked.scheduled_on': { title: string | number; date: string | number }
  'page.locked.start': { title: string | number }
  'page.locked.start_own': { title: string | number }
  'page.locked.start_own_guest': { title: string | number }
  'page.locked.to_pay': None
  'page.locked.to_start': None
  'page.menu.add_to_schedule': None
  'page.menu.bookmark': None
  'page.menu.calendar': None
  'page.menu.share': None
  'page.menu.view_parent': None
  'page.menu.why': None
  'page.next.none': None
  'page.overlay.missing_text': None
  'page.overlay.missing_title': None
  'page.overlay.title': None
  'page.reading.sold': None
  'page.reading.text': None
  'page.share.copied': None
  'page.share.failed': None
  'page.toolbar.label': None
  'page.toolbar.search': { app: string | number }
  'pages.article.by_line': { minutes: number }
  'pages.article.next': None
  'pages.article.place': { place: number; count: number }
  'pages.attachment.choose': None
  'pages.attachment.offline': None
  'pages.attachment.open': None
  'pages.calendar.loading': None
  'pages.calendar.title': None
  'pages.chat.closed': None
  'pages.chat.in_preview': None
  'pages.chat.title': None
  'pages.code.in_preview': None
  'pages.code.title': None
  'pages.collection.all': None
  'pages.collection.done': { count: number }
  'pages.collection.empty': None
  'pages.collection.empty_preview': None
  'pages.collection.grid': None
  'pages.collection.list': None
  'pages.collection.pages': None
  'pages.collection.show_all': None
  'pages.collection.to_do': None
  'pages.collection.view': None
  'pages.composed.empty': None
  'pages.composed.label': None
  'pages.composed.tab': { number: number }
  'pages.empty.avatar': None
  'pages.empty.button': None
  'pages.empty.code': None
  'pages.empty.collection': None
  'pages.empty.collection_rule': None
  'pages.empty.extension': None
  'pages.empty.iframe': None
  'pages.empty.map': None
  'pages.empty.social': None
  'pages.empty.text': None
  'pages.event.daily': None
  'pages.event.dates': None
  'pages.event.every_two_weeks': None
  'pages.event.monthly': None
  'pages.event.no_dates': None
  'pages.event.once': None
  'pages.event.recording': None
  'pages.event.weekly': None
  'pages.event.when': { day: string | number; from: string | number; to: string | number }
  'pages.exercise.category': None
  'pages.exercise.equipment': None
  'pages.exercise.force': None
  'pages.exercise.how': None
  'pages.exercise.level': None
  'pages.exercise.mechanic': None
  'pages.exercise.muscles': None
  'pages.exercise.pause': None
  'pages.exercise.picture': { name: string | number; place: number }
  'pages.exercise.pictures': { name: string | number }
  'pages.exercise.resume': None
  'pages.exercise.secondary': None
  'pages.exercise.video': None
  'pages.facts.about_minutes': { count: number }
  'pages.facts.calories': { count: number }
  'pages.facts.days_a_week': { count: number }
  'pages.facts.exercises': { count: number }
  'pages.facts.lessons': { count: number }
  'pages.facts.minutes': { count: number }
  'pages.facts.protein': { count: number }
  'pages.facts.sets': { count: number }
  'pages.facts.weeks': { count: number }
  'pages.force.none': None
  'pages.force.pull': None
  'pages.force.push': None
  'pages.force.static': None
  'pages.form.empty': None
  'pages.form.send': None
  'pages.form_submission.no_form': None
  'pages.form_submission.preview': None
  'pages.frame.failed': None
  'pages.frame.offline': None
  'pages.frame.open': None
  'pages.frame.retry': None
  'pages.hero.open': None
  'pages.kind.article': None
  'pages.kind.collection': None
  'pages.kind.event_occurrence': None
  'pages.kind.exercise': None
  'pages.kind.form': None
  'pages.kind.generic': None
  'pages.kind.meal': None
  'pages.kind.pack': None
  'pages.kind.program': None
  'pages.kind.stream': None
  'pages.kind.workout': None
  'pages.kinds.article': { count: number }
  'pages.kinds.collection': { count: number }
  'pages.kinds.event_occurrence': { count: number }
  'pages.kinds.exercise': { count: number }
  'pages.kinds.form': { count: number }
  'pages.kinds.generic': { count: number }
  'pages.kinds.meal': { count: number }
  'pages.kinds.pack': { count: number }
  'pages.kinds.program': { count: number }
  'pages.kinds.stream': { count: number }
  'pages.kinds.workout': { count: number }
  'pages.level.beginner': None
  'pages.level.expert': None
  'pages.level.intermediate': None
  'pages.level.none': None
  'pages.link.done': None
  'pages.link.login': None
  'pages.link.opens': { day: string | number }
  'pages.link.purchase': None
  'pages.link.scheduled': None
  'pages.map.open': None
  'pages.map.title': None
  'pages.map.zoom_in': None
  'pages.map.zoom_out': None
  'pages.meal.calories': None
  'pages.meal.carbs': None
  'pages.meal.fat': None
  'pages.meal.grams': { count: number }
  'pages.meal.ingredients': None
  'pages.meal.method': None
  'pages.meal.per_serving': None
  'pages.meal.protein': None
  'pages.meal.serves': { count: number }
  'pages.mechanic.compound': None
  'pages.mechanic.isolation': None
  'pages.mechanic.none': None
  'pages.member_directory.in_preview': None
  'pages.member_directory.title': None
  'pages.pack.done': { done: number; count: number }
  'pages.pack.empty': None
  'pages.pack.empty_preview': None
  'pages.pack.inside': None
  'pages.pack.minutes': { from: number; to: number }
  'pages.plan.missed': { count: number }
  'pages.plan.more': { count: number }
  'pages.plan.move': None
  'pages.plan.move_help': { title: string | number; days: number }
  'pages.plan.next_on': { day: string | number }
  'pages.plan.rest_day': None
  'pages.plan.skip': None
  'pages.plan.skip_help': None
  'pages.plan.start': None
  'pages.plan.starts_on': { day: string | number }
  'pages.plan.state.coming': None
  'pages.plan.state.done': None
  'pages.plan.state.missed': None
  'pages.plan.state.rest': None
  'pages.plan.state.skipped': None
  'pages.plan.state.today': None
  'pages.plan.week': None
  'pages.program.after_start': None
  'pages.program.contact': None
  'pages.program.contact_name': { name: string | number }
  'pages.program.done': None
  'pages.program.of_count': { done: number; count: number }
  'pages.program.of_sessions': { done: number; count: number }
  'pages.program.part': { number: number }
  'pages.program.parts': None
  'pages.program.parts_done': { count: number }
  'pages.program.stages': None
  'pages.program.today': None
  'pages.program.week': { number: number }
  'pages.program.weeks_done': { count: number }
  'pages.search.placeholder': None
  'pages.share.button': None
  'pages.share.title': None
  'pages.social.bluesky': None
  'pages.social.discord': None
  'pages.social.email': None
  'pages.social.facebook': None
  'pages.social.instagram': None
  'pages.social.linkedin': None
  'pages.social.pinterest': None
  'pages.social.snapchat': None
  'pages.social.spotify': None
  'pages.social.strava': None
  'pages.social.telegram': None
  'pages.social.threads': None
  'pages.social.tiktok': None
  'pages.social.twitch': None
  'pages.social.website': None
  'pages.social.whatsapp': None
  'pages.social.x': None
  'pages.social.youtube': None
  'pages.stream.add_to_calendar': None
  'pages.stream.days': { count: number }
  'pages.stream.ended': { day: string | number }
  'pages.stream.hours': { count: number }
  'pages.stream.live': None
  'pages.stream.live_on': { day: string | number }
  'pages.stream.minutes': { count: number }
  'pages.stream.no_date': None
  'pages.stream.no_recording': None
  'pages.stream.no_video': None
  'pages.stream.over': None
  'pages.stream.recorded': { day: string | number }
  'pages.stream.seconds': { count: number }
  'pages.stream.starting': None
  'pages.stream.starts_in': None
  'pages.stream.when': { day: string | number; from: string | number; to: string | number }
  'pages.swap.done_instead': { name: string | number }
  'pages.swap.instead_of': { name: string | number }
  'pages.swap.open': { name: string | number }
  'pages.swap.reset': None
  'pages.swap.reset_name': { name: string | number }
  'pages.swap.waiting': { name: string | number }
  'pages.swap.waiting_reset': None
  'pages.unit.breaths': { amount: number }
  'pages.unit.cals': { amount: number }
  'pages.unit.feet': { amount: number }
  'pages.unit.hours': { amount: number }
  'pages.unit.kg': { amount: number }
  'pages.unit.kilometers': { amount: number }
  'pages.unit.laps': { amount: number }
  'pages.unit.lb': { amount: number }
  'pages.unit.meters': { amount: number }
  'pages.unit.miles': { amount: number }
  'pages.unit.mins': { amount: number }
  'pages.unit.reps': { amount: number }
  'pages.unit.secs': { amount: number }
  'pages.unknown.note': { type: string | number }
  'pages.video.again': None
  'pages.video.choose': None
  'pages.video.failed': None
  'pages.video.join': None
  'pages.video.offline': None
  'pages.video.open_at': { provider: string | number }
  'pages.video.picture_in_picture': None
  'pages.video.play': { title: string | number }
  'pages.video.play_audio': None
  'pages.video.recording': None
  'pages.video.sound_only': None
  'pages.video.starts': { time: string | number }
  'pages.video.with_picture': None
  'pages.workout.amrap': None
  'pages.workout.beep_test': { distance: number }
  'pages.workout.beep_test_text': { distance: number }
  'pages.workout.chapters': None
  'pages.workout.circuit': None
  'pages.workout.column_amount': None
  'pages.workout.column_load': None
  'pages.workout.column_rest': None
  'pages.workout.column_set': None
  'pages.workout.emom': None
  'pages.workout.every': { time: string | number }
  'pages.workout.for_time': None
  'pages.workout.in_time': { time: string | number }
  'pages.workout.interval': None
  'pages.workout.last': None
  'pages.workout.missing': None
  'pages.workout.no_exercises': None
  'pages.workout.or_more': { amount: string | number }
  'pages.workout.percent': { percent: number }
  'pages.workout.rest': { time: string | number }
  'pages.workout.rounds': { count: number }
  'pages.workout.rpe': { rpe: number }
  'pages.workout.sets_of': { sets: number; amount: string | number }
  'pages.workout.superset': None
  'pages.workout.tempo': { tempo: string | number }
  'pages.workout.time_limit': { time: string | number }
  'pages.workout.warm_up': None
  'pages.workout.warm_up_short': None
  'pages.workout.work': { time: string | number }
  'passkeys.add': None
  'passkeys.added': None
  'passkeys.added_on': { date: string | number }
  'passkeys.backed_up': None
  'passkeys.elsewhere': { host: string | number }
  'passkeys.fault.already_here': None
  'passkeys.fault.failed': None
  'passkeys.fault.unsuitable': None
  'passkeys.never_used': None
  'passkeys.on_device': None
  'passkeys.remove.action': None
  'passkeys.remove.cancel': None
  'passkeys.remove.text': { app: string | number }
  'passkeys.remove.title': None
  'passkeys.removed': None
  'passkeys.text': None
  'passkeys.title': None
  'passkeys.unnamed': None
  'passkeys.unsupported': None
  'passkeys.use': None
  'passkeys.used_on': { date: string | number }
  'people.block': None
  'people.block_confirm': { name: string | number }
  'people.block_text': { name: string | number }
  'people.block_title': { name: string | number }
  'people.blocked': { name: string | number }
  'people.blocked_empty_text': None
  'people.blocked_empty_title': None
  'people.blocked_list': None
  'people.directory_empty_text': None
  'people.directory_empty_title': None
  'people.directory_locked_text': None
  'people.directory_locked_title': None
  'people.directory_pending_text': None
  'people.found': { total: number }
  'people.found_many': { total: number }
  'people.list': None
  'people.member_since': { date: string | number }
  'people.message': None
  'people.not_found_text': None
  'people.not_found_title': None
  'people.open_profile': { name: string | number }
  'people.privacy_messages': None
  'people.privacy_messages_text': None
  'people.privacy_profile': None
  'people.privacy_profile_text': None
  'people.privacy_reach': None
  'people.profile': None
  'people.profile_locked_text': None
  'people.search': None
  'people.sold_text': None
  'people.staff': None
  'people.unblock': None
  'people.unblock_failed': None
  'people.unblock_of': { name: string | number }
  'people.unblock_text': None
  'people.unblock_title': { name: string | number }
  'people.unblocked': { name: string | number }
  'people.you': None
  'people.your_profile_is_private': None
  'plans.again': None
  'plans.cancel.at_once': None
  'plans.cancel.button': None
  'plans.cancel.comment': None
  'plans.cancel.ended': None
  'plans.cancel.keeps': { date: string | number }
  'plans.cancel.stay': None
  'plans.cancel.why': None
  'plans.canceled_until': { date: string | number }
  'plans.card.change': None
  'plans.card.changed': None
  'plans.card.ending': { brand: string | number; digits: string | number }
  'plans.card.expires': { date: string | number }
  'plans.card.none': None
  'plans.card.save': None
  'plans.card.text': None
  'plans.card.title': None
  'plans.next.ended': { date: string | number }
  'plans.next.ends': { date: string | number }
  'plans.next.overdue': { date: string | number }
  'plans.next.pauses': { date: string | number; until: string | number }
  'plans.next.renews': { date: string | number }
  'plans.next.resumes': { date: string | number }
  'plans.next.trial': { date: string | number }
  'plans.overdue.authentication': { price: string | number }
  'plans.overdue.declined': { price: string | number }
  'plans.overdue.next_try': { date: string | number }
  'plans.overdue.no_method': { price: string | number }
  'plans.overdue.refused': { price: string | number }
  'plans.overdue.until': { date: string | number }
  'plans.pause.button': { count: number }
  'plans.pause.done': { date: string | number }
  'plans.pause.end': { price: string | number }
  'plans.pause.ended': None
  'plans.pause.how_long': None
  'plans.pause.months': { count: number }
  'plans.pause.note': { date: string | number }
  'plans.pause.planned': None
  'plans.pause.planned_text': { date: string | number; until: string | number }
  'plans.pause.running': None
  'plans.pause.running_text': { until: string | number }
  'plans.pause.text': { date: string | number }
  'plans.pause.title': None
  'plans.pause.withdraw': None
  'plans.pause.withdrawn': None
  'plans.paused_until': { date: string | number }
  'plans.reason.break': None
  'plans.reason.missing': None
  'plans.reason.not_used': None
  'plans.reason.other': None
  'plans.reason.other_app': None
  'plans.reason.too_expensive': None
  'plans.resume': None
  'plans.switch.button': { price: string | number }
  'plans.switch.card': None
  'plans.switch.charge': None
  'plans.switch.confirm': { amount: string | number }
  'plans.switch.confirm_free': None
  'plans.switch.credit': None
  'plans.switch.dialog': { price: string | number }
  'plans.switch.done': { price: string | number }
  'plans.switch.due': None
  'plans.switch.failed': None
  'plans.switch.later': None
  'plans.switch.next': None
  'plans.switch.next_value': { amount: string | number; date: string | number }
  'plans.switch.offline': None
  'plans.switch.planned': None
  'plans.switch.planned_done': { date: string | number; price: string | number }
  'plans.switch.planned_text': { date: string | number; price: string | number }
  'plans.switch.save_text': { price: string | number; former: string | number }
  'plans.switch.save_title': { amount: string | number }
  'plans.switch.starts': None
  'plans.switch.starts_now': None
  'plans.switch.tax': None
  'plans.switch.title': None
  'plans.switch.trial': None
  'plans.switch.withdraw': None
  'plans.switch.withdrawn': None
  'progress.bookmark_failed': None
  'progress.celebration.all': { title: string | number }
  'progress.celebration.next': None
  'progress.celebration.next_title': { title: string | number }
  'progress.celebration.of': { done: number; total: number; title: string | number }
  'progress.celebration.of_left': { done: number; total: number; title: string | number; left: number }
  'progress.celebration.title': None
  'progress.celebration.title_article': None
  'progress.leave.goes': None
  'progress.leave.progress': { done: number; total: number }
  'progress.leave.purchases': None
  'progress.leave.restart': { count: number }
  'progress.leave.scheduled': { count: number }
  'progress.leave.scheduled_some': None
  'progress.leave.stays': None
  'progress.leave.title': { title: string | number }
  'progress.leave_failed': None
  'progress.leaves_later': { title: string | number }
  'progress.left': { title: string | number }
  'progress.plan.failed': None
  'progress.plan.moved': { days: number }
  'progress.plan.moves_later': None
  'progress.plan.skipped': None
  'progress.plan.skips_later': None
  'progress.refused': { what: string | number; reason: string | number }
  'progress.restart.anew': None
  'progress.restart.copy': { count: number }
  'progress.restart.drip': None
  'progress.restart.text': { done: number; total: number; day: string | number }
  'progress.restart.title': { title: string | number }
  'progress.start_failed': None
  'progress.waiting.bookmark': None
  'progress.waiting.complete': None
  'progress.waiting.leave': None
  'progress.waiting.move_plan': None
  'progress.waiting.restore': None
  'progress.waiting.skip_missed': None
  'progress.waiting.start': None
  'progress.waiting.unbookmark': None
  'progress.waiting.uncomplete': None
  'progress.waiting.undo_plan': None
  'publish.address': None
  'publish.button': None
  'publish.button_changes': { count: number }
  'publish.checks.back': None
  'publish.checks.blocked': { count: number }
  'publish.checks.effect_background_hard_to_read': None
  'publish.checks.effect_button_without_text': None
  'publish.checks.effect_dead_end': None
  'publish.checks.effect_frame_without_name': None
  'publish.checks.effect_left_out': None
  'publish.checks.effect_link_to_deleted_page': None
  'publish.checks.effect_list_is_empty': None
  'publish.checks.effect_parts_are_empty': None
  'publish.checks.effect_picture_without_alt': None
  'publish.checks.effect_unknown_attribute': None
  'publish.checks.effect_video_without_captions': None
  'publish.checks.fix_background_hard_to_read': None
  'publish.checks.fix_button_to_deleted_page': None
  'publish.checks.fix_button_to_missing_product': None
  'publish.checks.fix_button_without_target': None
  'publish.checks.fix_button_without_text': None
  'publish.checks.fix_frame_without_name': None
  'publish.checks.fix_link_to_deleted_page': None
  'publish.checks.fix_list_is_empty': None
  'publish.checks.fix_parts_are_empty': None
  'publish.checks.fix_picture_without_alt': None
  'publish.checks.fix_unknown_attribute': None
  'publish.checks.fix_video_without_captions': None
  'publish.checks.ignore': None
  'publish.checks.ignored': { count: number }
  'publish.checks.ignored_by': { name: string | number; reason: string | number }
  'publish.checks.key_next': None
  'publish.checks.key_open': None
  'publish.checks.must': None
  'publish.checks.open': None
  'publish.checks.reason': None
  'publish.checks.restore': None
  'publish.checks.should': None
  'publish.checks.should_text': None
  'publish.checks.without': { count: number }
  'publish.choose_all': None
  'publish.choose_none': None
  'publish.compare.more': { count: number }
  'publish.compare.none': None
  'publish.compare.title': { number: number; against: number }
  'publish.compare.what': None
  'publish.concerns': { count: number; name: string | number }
  'publish.concerns_everyone': { count: number; name: string | number }
  'publish.copy': None
  'publish.dead_buttons_accept': None
  'publish.dead_buttons_accept_help': None
  'publish.do': None
  'publish.done_text': { name: string | number }
  'publish.done_text_private': { name: string | number }
  'publish.done_title': None
  'publish.done_toast': None
  'publish.failed_plain': None
  'publish.failed_text': None
  'publish.failed_title': None
  'publish.for_everyone': None
  'publish.for_members': { count: number }
  'publish.kind_added': None
  'publish.kind_changed': None
  'publish.kind_deleted': None
  'publish.kind_moved': None
  'publish.kind_navigation': None
  'publish.kind_theme': None
  'publish.lan_text': None
  'publish.leave_hint': None
  'publish.left_out_text': None
  'publish.left_out_title': { count: number }
  'publish.left_out_toast': { count: number }
  'publish.move_below': { count: number }
  'publish.move_gains': { count: number }
  'publish.move_loses': { count: number }
  'publish.note': None
  'publish.note_placeholder': None
  'publish.only_this_page': None
  'publish.part_address': { path: string | number }
  'publish.part_block_added': { name: string | number }
  'publish.part_block_changed': { name: string | number }
  'publish.part_block_removed': { name: string | number }
  'publish.part_cover': None
  'publish.part_fields': None
  'publish.part_more': { count: number }
  'publish.part_order': None
  'publish.part_place': None
  'publish.part_settings': None
  'publish.part_title': None
  'publish.part_translation': { name: string | number }
  'publish.phone_text': None
  'publish.phone_title': None
  'publish.plan.all': None
  'publish.plan.all_pages': None
  'publish.plan.by': { name: string | number }
  'publish.plan.cancel': None
  'publish.plan.cancel_label': { when: string | number }
  'publish.plan.cancelled_toast': None
  'publish.plan.choose': { count: number }
  'publish.plan.do': None
  'publish.plan.done': { when: string | number }
  'publish.plan.in_zone': { zone: string | number }
  'publish.plan.interrupted': None
  'publish.plan.left_out': { count: number }
  'publish.plan.none': None
  'publish.plan.nothing_new': None
  'publish.plan.open': None
  'publish.plan.pages': { count: number; title: string | number }
  'publish.plan.released': { number: number }
  'publish.plan.state_cancelled': None
  'publish.plan.state_done': None
  'publish.plan.state_failed': None
  'publish.plan.state_running': None
  'publish.plan.state_waiting': None
  'publish.plan.summary': { day: string | number; time: string | number; zone: string | number }
  'publish.plan.text': None
  'publish.plan.title': None
  'publish.plan.when': None
  'publish.plan.zone': { zone: string | number }
  'publish.published': None
  'publish.qr': { address: string | number }
  'publish.releases.badge_live': None
  'publish.releases.column_actions': None
  'publish.releases.column_author': None
  'publish.releases.column_note': None
  'publish.releases.column_number': None
  'publish.releases.column_when': None
  'publish.releases.compare': { number: number }
  'publish.releases.counts': { changes: number; pages: number }
  'publish.releases.empty_text': None
  'publish.releases.empty_title': None
  'publish.releases.live': { number: number }
  'publish.releases.live_text': { name: string | number; when: string | number }
  'publish.releases.more': None
  'publish.releases.no_note': None
  'publish.releases.restore': None
  'publish.releases.restored': { name: string | number; when: string | number }
  'publish.releases.undo': { number: number }
  'publish.releases.what': None
  'publish.running': { done: number; total: number }
  'publish.running_title': None
  'publish.saving': None
  'publish.settings': None
  'publish.text_none': None
  'publish.text_nothing_chosen': None
  'publish.title': { count: number }
  'publish.title_none': None
  'publish.undo_failed': { reason: string | number }
  'publish.undo_hint': None
  'publish.undone_toast': { number: number }
  'publish.unreachable_text': None
  'publish.unreachable_title': None
  'publish.unsaved_title': None
  'publish.what_changes': None
  'publish.who_broken': None
  'publish.who_login': None
  'publish.who_private': None
  'publish.who_progress': None
  'publish.who_purchase': None
  'publish.who_scheduled': None
  'schedule.add_save': None
  'schedule.add_title': None
  'schedule.added': { title: string | number }
  'schedule.all_day': None
  'schedule.calendar_locked_text': None
  'schedule.calendar_locked_title': None
  'schedule.calendar_open': None
  'schedule.count': { count: number }
  'schedule.day': None
  'schedule.done': None
  'schedule.duplicated': { title: string | number }
  'schedule.empty_text': None
  'schedule.empty_title': None
  'schedule.feed_copied': None
  'schedule.feed_copy': None
  'schedule.feed_copy_refused': None
  'schedule.feed_create': None
  'schedule.feed_open': None
  'schedule.feed_replace': None
  'schedule.feed_revoke': None
  'schedule.feed_secret': None
  'schedule.feed_text': None
  'schedule.feed_title': None
  'schedule.filter': None
  'schedule.filter_all': None
  'schedule.filter_app': None
  'schedule.filter_clear': None
  'schedule.filter_events': None
  'schedule.filter_forms': None
  'schedule.filter_member': None
  'schedule.filter_none': None
  'schedule.filter_none_text': None
  'schedule.filter_other': None
  'schedule.filter_pages': None
  'schedule.gone': None
  'schedule.lay_done': { count: number }
  'schedule.lay_from': None
  'schedule.lay_none': None
  'schedule.lay_program': None
  'schedule.lay_replaces': { count: number }
  'schedule.lay_save': None
  'schedule.lay_skips': { count: number }
  'schedule.lay_time': None
  'schedule.lay_time_help': None
  'schedule.lay_title': None
  'schedule.lay_weekdays': None
  'schedule.locked': None
  'schedule.menu': { title: string | number }
  'schedule.minutes': { count: number }
  'schedule.more': { count: number }
  'schedule.move': None
  'schedule.move_others': None
  'schedule.move_save': None
  'schedule.move_title': { title: string | number }
  'schedule.moved': { title: string | number; day: string | number }
  'schedule.moved_to_time': { title: string | number; day: string | number; time: string | number }
  'schedule.only_one_page': None
  'schedule.only_page': { title: string | number }
  'schedule.pause_days': None
  'schedule.pause_days_error': { max: number }
  'schedule.pause_done': { count: number }
  'schedule.pause_from': None
  'schedule.pause_save': None
  'schedule.pause_text': None
  'schedule.pause_title': None
  'schedule.pause_until': { day: string | number }
  'schedule.plan': None
  'schedule.plan_bookmark': None
  'schedule.plan_content': None
  'schedule.plan_nothing': None
  'schedule.plan_program': None
  'schedule.plan_search': None
  'schedule.plan_title': { day: string | number }
  'schedule.remove': None
  'schedule.removed': { title: string | number }
  'schedule.show_all': None
  'schedule.start': { title: string | number }
  'schedule.time': None
  'schedule.view': None
  'schedule.view_agenda': None
  'schedule.view_day': None
  'schedule.view_month': None
  'schedule.view_page': None
  'schedule.view_week': None
  'schedule.waiting.add': None
  'schedule.waiting.duplicate': None
  'schedule.waiting.move': None
  'schedule.waiting.remove': None
  'schedule.waiting.restore': None
  'search.all': None
  'search.all_count': { count: number }
  'search.all_results': None
  'search.browse': None
  'search.chip': { kind: string | number; count: number }
  'search.conversations': None
  'search.corrected': None
  'search.found': { count: number }
  'search.group_failed': None
  'search.kind.article': None
  'search.kind.collection': None
  'search.kind.event_occurrence': None
  'search.kind.exercise': None
  'search.kind.form': None
  'search.kind.generic': None
  'search.kind.meal': None
  'search.kind.pack': None
  'search.kind.program': None
  'search.kind.stream': None
  'search.kind.workout': None
  'search.kinds': None
  'search.lately': None
  'search.offline_none': None
  'search.offline_text': None
  'search.offline_title': None
  'search.on_device': None
  'search.pages': None
  'search.people': None
  'search.recent': None
  'search.remove': { term: string | number }
  'search.results': None
  'search.title': None
  'sessions.avatar.change': None
  'sessions.avatar.choose': None
  'sessions.avatar.crop_title': None
  'sessions.avatar.keys': None
  'sessions.avatar.move': None
  'sessions.avatar.remove': None
  'sessions.avatar.removed': None
  'sessions.avatar.saved': None
  'sessions.avatar.sending': None
  'sessions.avatar.zoom': None
  'sessions.avatar.zoom_in': None
  'sessions.avatar.zoom_out': None
  'sessions.confirm': { place: string | number }
  'sessions.confirm_others': None
  'sessions.confirm_others_text': { count: number }
  'sessions.confirm_text': None
  'sessions.end': None
  'sessions.end_named': { place: string | number }
  'sessions.end_others': None
  'sessions.ended': None
  'sessions.ended_others': None
  'sessions.here': None
  'sessions.last_used': { at: string | number }
  'sessions.only_here': None
  'sessions.password.by_mail': None
  'sessions.password.changed': None
  'sessions.password.current': None
  'sessions.password.forgotten': None
  'sessions.password.save': None
  'sessions.password.wrong': None
  'sessions.since': { at: string | number }
  'sessions.text': None
  'sessions.title': None
  'sessions.unknown': None
  'sessions.zone.offer': { place: string | number }
  'sessions.zone.use': None
  'studio.clear_filters': None
  'studio.clock.day': None
  'studio.clock.forward': None
  'studio.clock.hour': None
  'studio.clock.month': None
  'studio.clock.moved': { date: string | number }
  'studio.clock.test': None
  'studio.clock.title': None
  'studio.clock.week': None
  'studio.conflict.choose': None
  'studio.conflict.keep_mine': None
  'studio.conflict.mine': None
  'studio.conflict.nothing': None
  'studio.conflict.off': None
  'studio.conflict.on': None
  'studio.conflict.same': None
  'studio.conflict.setting': None
  'studio.conflict.someone': None
  'studio.conflict.take_theirs': { name: string | number }
  'studio.conflict.text': { when: string | number }
  'studio.copy_failed': None
  'studio.errors.disk_full': None
  'studio.errors.email_invalid': None
  'studio.errors.email_too_long': None
  'studio.errors.name_has_line_break': None
  'studio.errors.name_too_long': None
  'studio.errors.name_too_short': None
  'studio.errors.password_too_common': None
  'studio.errors.password_too_long': None
  'studio.errors.password_too_short': None
  'studio.form.restored': None
  'studio.form.start_over': None
  'studio.form.unsaved': None
  'studio.greeting.afternoon': { name: string | number }
  'studio.greeting.evening': { name: string | number }
  'studio.greeting.morning': { name: string | number }
  'studio.home_line': { date: string | number; count: number }
  'studio.invite_copied': None
  'studio.keys.clear': None
  'studio.keys.rows': None
  'studio.keys.search': None
  'studio.keys.select': None
  'studio.keys.select_range': None
  'studio.keys.title': None
  'studio.latest.completion': { member: string | number; subject: string | number }
  'studio.latest.message': { member: string | number; subject: string | number }
  'studio.latest.none': None
  'studio.latest.sale': { member: string | number; subject: string | number }
  'studio.latest.sign_up': { member: string | number }
  'studio.latest.title': None
  'studio.live': None
  'studio.live_members': None
  'studio.load.copy': None
  'studio.load.failed': { what: string | number }
  'studio.load.forbidden': { what: string | number }
  'studio.load.forbidden_text': None
  'studio.load.gone': { what: string | number }
  'studio.load.gone_text': None
  'studio.load.offline_text': None
  'studio.load.request': { id: string | number }
  'studio.load.stale': { what: string | number }
  'studio.mode.dark': None
  'studio.mode.light': None
  'studio.mode.system': None
  'studio.nav.broadcasts': None
  'studio.nav.calendar': None
  'studio.nav.channels': None
  'studio.nav.coupons': None
  'studio.nav.home': None
  'studio.nav.inbox': None
  'studio.nav.label': None
  'studio.nav.library': None
  'studio.nav.media': None
  'studio.nav.members': None
  'studio.nav.messages': None
  'studio.nav.moderation': None
  'studio.nav.open_conversations': { count: number }
  'studio.nav.open_reports': { count: number }
  'studio.nav.orders': None
  'studio.nav.pages': None
  'studio.nav.products': None
  'studio.nav.settings': None
  'studio.nav.tags': None
  'studio.nav.withdrawals': None
  'studio.not_found.home': None
  'studio.not_found.text': None
  'studio.not_found.title': None
  'studio.not_live': None
  'studio.obstacle.ip_address': None
  'studio.obstacle.loopback': None
  'studio.offline': None
  'studio.overlay.gone': None
  'studio.overlay.gone_page': None
  'studio.overlay.label': None
  'studio.overlay.none': None
  'studio.overlay.none_yet': None
  'studio.palette.groups.do': None
  'studio.palette.groups.go': None
  'studio.palette.groups.members': None
  'studio.palette.groups.pages': None
  'studio.palette.import': None
  'studio.palette.key_choose': None
  'studio.palette.new_product': None
  'studio.palette.open': None
  'studio.palette.title': None
  'studio.people.others': { count: number }
  'studio.person_menu': { name: string | number }
  'studio.preview.blank_button': None
  'studio.preview.blank_title': None
  'studio.preview.eyebrow': None
  'studio.preview.label': None
  'studio.preview.look': None
  'studio.preview.nutrition_1': None
  'studio.preview.nutrition_2': None
  'studio.preview.nutrition_3': None
  'studio.preview.nutrition_eyebrow': None
  'studio.preview.nutrition_title': None
  'studio.preview.nutrition_today': None
  'studio.preview.program_1': None
  'studio.preview.program_2': None
  'studio.preview.program_3': None
  'studio.preview.programs': None
  'studio.preview.start': None
  'studio.preview.tab_account': None
  'studio.preview.tab_home': None
  'studio.preview.tab_schedule': None
  'studio.preview.title': None
  'studio.preview.today': None
  'studio.preview.workout': None
  'studio.preview.yoga_1': None
  'studio.preview.yoga_2': None
  'studio.preview.yoga_3': None
  'studio.preview.yoga_eyebrow': None
  'studio.preview.yoga_title': None
  'studio.preview.yoga_today': None
  'studio.private.action': None
  'studio.private.text': None
  'studio.private.title': None
  'studio.products.find': None
  'studio.products.gone': None
  'studio.products.more': { count: number }
  'studio.products.none': None
  'studio.products.none_found': { term: string | number }
  'studio.products.what': None
  'studio.refused_field': { name: string | number; text: string | number }
  'studio.switch_app': None
  'studio.switched_off': None
  'studio.switched_off_text': None
  'studio.switched_off_title': None
  'studio.this_screen': None
  'studio.today.compared': { time: string | number }
  'studio.today.completions': None
  'studio.today.sales': None
  'studio.today.sign_ups': None
  'studio.today.title': None
  'studio.today.visits': None
  'studio.unpublished_settings': None
  'studio.uses.access': None
  'studio.uses.app_access': None
  'studio.uses.count': { count: number }
  'studio.uses.draft': None
  'studio.uses.earlier': None
  'studio.uses.live': None
  'studio.uses.logo': None
  'studio.uses.more': None
  'studio.uses.navigation': None
  'studio.uses.page': None
  'studio.uses.poster': None
  'studio.uses.product': None
  'studio.uses.title': None
  'studio.view_app': None
  'studio.your_sign_in': None
  'studio_apps.access.aspects.allow_anonymous_browsing': None
  'studio_apps.access.aspects.app_products': None
  'studio_apps.access.aspects.level': None
  'studio_apps.access.aspects.prompt_purchase_post_sign_up': None
  'studio_apps.access.aspects.purchase_overlay': None
  'studio_apps.access.aspects.sso_apple_enabled': None
  'studio_apps.access.aspects.sso_google_enabled': None
  'studio_apps.access.at_once': None
  'studio_apps.access.browsing.open': None
  'studio_apps.access.browsing.open_off': None
  'studio_apps.access.browsing.open_on': None
  'studio_apps.access.browsing.sign_in': None
  'studio_apps.access.browsing.sign_in_off': None
  'studio_apps.access.browsing.sign_in_on': None
  'studio_apps.access.browsing.subscribers': None
  'studio_apps.access.browsing.subscribers_off': None
  'studio_apps.access.browsing.subscribers_on': None
  'studio_apps.access.browsing_private': None
  'studio_apps.access.changed_by': { name: string | number; date: string | number }
  'studio_apps.access.confirm': { name: string | number }
  'studio_apps.access.confirm_button': None
  'studio_apps.access.conflict': { name: string | number }
  'studio_apps.access.effect': None
  'studio_apps.access.gains': { count: number }
  'studio_apps.access.guests': { count: number; before: number }
  'studio_apps.access.guests_same': { count: number }
  'studio_apps.access.history': None
  'studio_apps.access.level': None
  'studio_apps.access.levels.open': None
  'studio_apps.access.levels.open_text': None
  'studio_apps.access.levels.private': None
  'studio_apps.access.levels.private_text': None
  'studio_apps.access.levels.sign_in': None
  'studio_apps.access.levels.sign_in_text': None
  'studio_apps.access.levels.subscribers': None
  'studio_apps.access.levels.subscribers_text': None
  'studio_apps.access.locked': None
  'studio_apps.access.loses': { count: number }
  'studio_apps.access.none': None
  'studio_apps.access.off': None
  'studio_apps.access.on': None
  'studio_apps.access.overlay_help': None
  'studio_apps.access.product_missing': None
  'studio_apps.access.products': None
  'studio_apps.access.products_text': None
  'studio_apps.access.prompt': None
  'studio_apps.access.prompt_text': None
  'studio_apps.access.saved': None
  'studio_apps.access.title': None
  'studio_apps.access.unknown_product': None
  'studio_apps.access.waiting_gains': { count: number }
  'studio_apps.access.waiting_loses': { count: number }
  'studio_apps.address.change': None
  'studio_apps.address.change_button': None
  'studio_apps.address.changed': { address: string | number }
  'studio_apps.address.effects': None
  'studio_apps.address.free': None
  'studio_apps.address.keys': None
  'studio_apps.address.log_in': None
  'studio_apps.address.passkeys': { count: number }
  'studio_apps.address.redirect': None
  'studio_apps.address.reserved': { slug: string | number }
  'studio_apps.address.title': { name: string | number }
  'studio_apps.app_store': None
  'studio_apps.attributes': None
  'studio_apps.email': None
  'studio_apps.general.badge': None
  'studio_apps.general.badge_text': None
  'studio_apps.general.default_locale': None
  'studio_apps.general.languages': None
  'studio_apps.general.languages_text': None
  'studio_apps.general.other_locales': None
  'studio_apps.general.reads': { content: string | number; buttons: string | number }
  'studio_apps.general.reads_both': { language: string | number }
  'studio_apps.general.reads_nothing': None
  'studio_apps.general.rewardful': None
  'studio_apps.general.rewardful_help': None
  'studio_apps.general.time_zone': None
  'studio_apps.general.time_zone_help': None
  'studio_apps.general.title': None
  'studio_apps.general.translate': None
  'studio_apps.general.translate_label': { language: string | number }
  'studio_apps.general.translating': None
  'studio_apps.google_play': None
  'studio_apps.invoices': None
  'studio_apps.kits.blank': None
  'studio_apps.kits.blank_meta': None
  'studio_apps.kits.nutrition': None
  'studio_apps.kits.nutrition_meta': None
  'studio_apps.kits.strength': None
  'studio_apps.kits.strength_meta': None
  'studio_apps.kits.yoga': None
  'studio_apps.kits.yoga_meta': None
  'studio_apps.messaging': None
  'studio_apps.navigation': None
  'studio_apps.new.address': None
  'studio_apps.new.address_fallback': None
  'studio_apps.new.address_free': None
  'studio_apps.new.address_try': { slug: string | number }
  'studio_apps.new.color': None
  'studio_apps.new.color_n': { n: string | number }
  'studio_apps.new.color_own': None
  'studio_apps.new.color_pick': None
  'studio_apps.new.create': None
  'studio_apps.new.create_named': { name: string | number }
  'studio_apps.new.eyebrow': None
  'studio_apps.new.kit': None
  'studio_apps.new.kit_note': None
  'studio_apps.new.later': None
  'studio_apps.new.name': None
  'studio_apps.new.name_missing': None
  'studio_apps.new.preview_hint': None
  'studio_apps.new.title': None
  'studio_apps.off.back': None
  'studio_apps.off.button': None
  'studio_apps.off.confirm': None
  'studio_apps.off.confirm_title': { name: string | number }
  'studio_apps.off.done': None
  'studio_apps.off.effect_mails': None
  'studio_apps.off.effect_members': None
  'studio_apps.off.effect_payments': None
  'studio_apps.off.effect_studio': None
  'studio_apps.off.on_again': None
  'studio_apps.off.since': { date: string | number }
  'studio_apps.off.text': None
  'studio_apps.off.title': None
  'studio_apps.payments': None
  'studio_apps.phone': { name: string | number }
  'studio_apps.push': None
  'studio_apps.setup.brand.action': None
  'studio_apps.setup.brand.name': None
  'studio_apps.setup.brand.text': None
  'studio_apps.setup.brand.title': None
  'studio_apps.setup.done': { done: string | number; total: string | number }
  'studio_apps.setup.first_member.action': None
  'studio_apps.setup.first_member.name': None
  'studio_apps.setup.first_member.text': None
  'studio_apps.setup.first_member.title': None
  'studio_apps.setup.first_page.action': None
  'studio_apps.setup.first_page.name': None
  'studio_apps.setup.first_page.text': None
  'studio_apps.setup.first_page.title': None
  'studio_apps.setup.first_product.action': None
  'studio_apps.setup.first_product.name': None
  'studio_apps.setup.first_product.text': None
  'studio_apps.setup.first_product.title': None
  'studio_apps.setup.left': { count: number }
  'studio_apps.setup.payments.action': None
  'studio_apps.setup.payments.name': None
  'studio_apps.setup.payments.text': None
  'studio_apps.setup.payments.title': None
  'studio_apps.setup.publish.name': None
  'studio_apps.setup.publish.text': None
  'studio_apps.setup.publish.title': None
  'studio_apps.setup.what': None
  'studio_apps.sign_in': None
  'studio_apps.team': None
  'studio_apps.theme.advice_text': { white: string | number; least: string | number }
  'studio_apps.theme.advice_title': None
  'studio_apps.theme.advice_tone': { white: string | number; least: string | number }
  'studio_apps.theme.body_font': None
  'studio_apps.theme.cards': None
  'studio_apps.theme.color_invalid': None
  'studio_apps.theme.corners': None
  'studio_apps.theme.dark': None
  'studio_apps.theme.flat': None
  'studio_apps.theme.heading_font': None
  'studio_apps.theme.light': None
  'studio_apps.theme.logo': None
  'studio_apps.theme.logo_replace': None
  'studio_apps.theme.logo_text': None
  'studio_apps.theme.mode': None
  'studio_apps.theme.pick': { name: string | number }
  'studio_apps.theme.preview_dark': None
  'studio_apps.theme.preview_light': None
  'studio_apps.theme.primary': None
  'studio_apps.theme.raised': None
  'studio_apps.theme.ratio': { ratio: string | number }
  'studio_apps.theme.rounded': None
  'studio_apps.theme.rounded_meta': None
  'studio_apps.theme.sample': None
  'studio_apps.theme.saved': None
  'studio_apps.theme.secondary': None
  'studio_apps.theme.soft': None
  'studio_apps.theme.soft_meta': None
  'studio_apps.theme.square': None
  'studio_apps.theme.square_meta': None
  'studio_apps.theme.system': None
  'studio_apps.theme.title': None
  'studio_attributes.add': None
  'studio_attributes.add_button': None
  'studio_attributes.delete_members': { count: number }
  'studio_attributes.delete_text': None
  'studio_attributes.delete_title': { name: string | number }
  'studio_attributes.intro': None
  'studio_attributes.more': { name: string | number }
  'studio_attributes.name_missing': None
  'studio_attributes.none': None
  'studio_attributes.none_text': None
  'studio_attributes.of_members': None
  'studio_attributes.of_pages': None
  'studio_attributes.owner': None
  'studio_attributes.owner_member': None
  'studio_attributes.owner_member_help': None
  'studio_attributes.owner_page': None
  'studio_attributes.owner_page_help': None
  'studio_attributes.rename': None
  'studio_attributes.slug': None
  'studio_attributes.slug_help': { slug: string | number }
  'studio_attributes.title': None
  'studio_attributes.type': None
  'studio_attributes.types.audio': None
  'studio_attributes.types.image': None
  'studio_attributes.types.rich_text': None
  'studio_attributes.types.string': None
  'studio_attributes.types.video': None
  'studio_auth.headline': None
  'studio_auth.hide_password': None
  'studio_auth.lead': None
  'studio_auth.mailbox.choose': None
  'studio_auth.mailbox.empty': None
  'studio_auth.mailbox.empty_text': None
  'studio_auth.mailbox.mail': None
  'studio_auth.mailbox.search': None
  'studio_auth.mailbox.title': None
  'studio_auth.mailbox.to': { to: string | number; from: string | number }
  'studio_auth.password_rule': None
  'studio_auth.show_password': None
  'studio_auth.sign_in': None
  'studio_auth.sign_up': None
  'studio_auth.switch': None
  'studio_auth.your_name': None
  'studio_broadcasts.actions': None
  'studio_broadcasts.add': None
  'studio_broadcasts.add_condition': None
  'studio_broadcasts.add_named': { name: string | number }
  'studio_broadcasts.and': None
  'studio_broadcasts.at_time': None
  'studio_broadcasts.being_sent': None
  'studio_broadcasts.button': None
  'studio_broadcasts.button_of_app': { app: string | number }
  'studio_broadcasts.button_usual': None
  'studio_broadcasts.channel.in_app': None
  'studio_broadcasts.channel.mail': None
  'studio_broadcasts.channel.push': None
  'studio_broadcasts.channels': None
  'studio_broadcasts.condition.product': None
  'studio_broadcasts.condition.tag': None
  'studio_broadcasts.counting': None
  'studio_broadcasts.delete_draft': None
  'studio_broadcasts.duplicate': None
  'studio_broadcasts.each_zone': None
  'studio_broadcasts.empty': None
  'studio_broadcasts.empty_text': None
  'studio_broadcasts.everyone': None
  'studio_broadcasts.excluded.news_off': { count: number }
  'studio_broadcasts.excluded.suspended': { count: number }
  'studio_broadcasts.figures': None
  'studio_broadcasts.first_name': None
  'studio_broadcasts.first_name_help': { field: string | number }
  'studio_broadcasts.fixed_text': None
  'studio_broadcasts.has_tag': { tag: string | number }
  'studio_broadcasts.honest': None
  'studio_broadcasts.import_members': None
  'studio_broadcasts.insert_first_name': None
  'studio_broadcasts.keep': None
  'studio_broadcasts.length': { length: string | number; max: string | number }
  'studio_broadcasts.local_text': { count: number; channels: string | number; day: string | number; time: string | number }
  'studio_broadcasts.local_time': { day: string | number; time: string | number }
  'studio_broadcasts.mail_foot': { app: string | number }
  'studio_broadcasts.members': { count: number }
  'studio_broadcasts.message_title': None
  'studio_broadcasts.nameless': None
  'studio_broadcasts.new': None
  'studio_broadcasts.next_member': None
  'studio_broadcasts.no_mail_to': { reasons: string | number }
  'studio_broadcasts.no_name': None
  'studio_broadcasts.no_products': None
  'studio_broadcasts.no_tags': None
  'studio_broadcasts.no_tags_text': None
  'studio_broadcasts.nobody': None
  'studio_broadcasts.not_sent': { count: number; reason: string | number }
  'studio_broadcasts.notifications': None
  'studio_broadcasts.now': None
  'studio_broadcasts.now_short': None
  'studio_broadcasts.only_members': None
  'studio_broadcasts.opens': None
  'studio_broadcasts.opens_start': None
  'studio_broadcasts.owns': { product: string | number }
  'studio_broadcasts.page_missing': None
  'studio_broadcasts.passed_help': None
  'studio_broadcasts.passed_now': { count: number }
  'studio_broadcasts.preview': None
  'studio_broadcasts.preview_as': None
  'studio_broadcasts.preview_of.in_app': None
  'studio_broadcasts.preview_of.mail': None
  'studio_broadcasts.preview_of.push': None
  'studio_broadcasts.previous_member': None
  'studio_broadcasts.reach_of': { channel: string | number; count: number }
  'studio_broadcasts.reaches': { count: string | number; members: string | number }
  'studio_broadcasts.reaches_all': { count: string | number }
  'studio_broadcasts.recipients': None
  'studio_broadcasts.remove_condition': None
  'studio_broadcasts.save_draft': None
  'studio_broadcasts.saving.changed': None
  'studio_broadcasts.saving.failed': None
  'studio_broadcasts.saving.saved': None
  'studio_broadcasts.saving.saving': None
  'studio_broadcasts.schedule_for': { count: number }
  'studio_broadcasts.schedule_text': { count: number; channels: string | number; time: string | number }
  'studio_broadcasts.schedule_title': { count: number }
  'studio_broadcasts.scheduled': None
  'studio_broadcasts.see_list': None
  'studio_broadcasts.send_test': None
  'studio_broadcasts.send_text': { count: number; channels: string | number }
  'studio_broadcasts.send_title': { count: number }
  'studio_broadcasts.send_to': { count: number }
  'studio_broadcasts.state.cancelled': None
  'studio_broadcasts.state.draft': None
  'studio_broadcasts.state.label': None
  'studio_broadcasts.state.scheduled': None
  'studio_broadcasts.state.sending': None
  'studio_broadcasts.state.sent': None
  'studio_broadcasts.stop': None
  'studio_broadcasts.stop_text': None
  'studio_broadcasts.stop_title': None
  'studio_broadcasts.stopped': None
  'studio_broadcasts.stopped_for': { count: number }
  'studio_broadcasts.tagged': { count: number; members: string | number }
  'studio_broadcasts.test_sent': None
  'studio_broadcasts.text': None
  'studio_broadcasts.this_broadcast': None
  'studio_broadcasts.time': None
  'studio_broadcasts.title': None
  'studio_broadcasts.to': None
  'studio_broadcasts.to_come': { count: number }
  'studio_broadcasts.total.clicked': None
  'studio_broadcasts.total.opened': None
  'studio_broadcasts.total.recipients': None
  'studio_broadcasts.total.sent': None
  'studio_broadcasts.total.unsubscribed': None
  'studio_broadcasts.untitled': None
  'studio_broadcasts.via.in_app': None
  'studio_broadcasts.via.mail': None
  'studio_broadcasts.via.push': None
  'studio_broadcasts.waiting': { count: number }
  'studio_broadcasts.when': None
  'studio_broadcasts.without_mail.suppressed': { count: number }
  'studio_broadcasts.without_mail.switched_off': { count: number }
  'studio_broadcasts.without_mail.unverified': { count: number }
  'studio_broadcasts.zone_help': { zone: string | number }
  'studio_broadcasts.zones': { first: string | number; last: string | number; count: number; hours: string | number }
  'studio_broadcasts.zones_together': None
  'studio_calendar.all_day': None
  'studio_calendar.at_time': None
  'studio_calendar.cancel_following': None
  'studio_calendar.cancel_one': None
  'studio_calendar.cancelled': None
  'studio_calendar.cancelled_following': None
  'studio_calendar.cancelled_one': None
  'studio_calendar.cancelled_toast': None
  'studio_calendar.change': None
  'studio_calendar.change_title': { title: string | number }
  'studio_calendar.changed_following': None
  'studio_calendar.changed_one': None
  'studio_calendar.create': None
  'studio_calendar.day': None
  'studio_calendar.deleted_toast': { title: string | number }
  'studio_calendar.empty': None
  'studio_calendar.event': None
  'studio_calendar.for_everyone': None
  'studio_calendar.going': { count: number }
  'studio_calendar.import': None
  'studio_calendar.is_cut': None
  'studio_calendar.kind_events': None
  'studio_calendar.kind_items': None
  'studio_calendar.kind_openings': None
  'studio_calendar.kinds': None
  'studio_calendar.minutes': None
  'studio_calendar.minutes_unit': None
  'studio_calendar.more': { count: number }
  'studio_calendar.more_actions': None
  'studio_calendar.move': None
  'studio_calendar.move_title': { title: string | number }
  'studio_calendar.needs_grant': None
  'studio_calendar.needs_nothing': None
  'studio_calendar.needs_product': { products: string | number }
  'studio_calendar.needs_sign_in': None
  'studio_calendar.new_event': None
  'studio_calendar.new_event_help': None
  'studio_calendar.next': None
  'studio_calendar.open_page': None
  'studio_calendar.opening': None
  'studio_calendar.page': None
  'studio_calendar.places': None
  'studio_calendar.places_help': None
  'studio_calendar.previous': None
  'studio_calendar.restore': None
  'studio_calendar.restored_toast': None
  'studio_calendar.room_for': { count: number }
  'studio_calendar.schedule': None
  'studio_calendar.schedule_for_everyone': None
  'studio_calendar.scheduled_toast': { title: string | number }
  'studio_calendar.scope': None
  'studio_calendar.scope_following': None
  'studio_calendar.scope_one': None
  'studio_calendar.time': None
  'studio_calendar.today': None
  'studio_calendar.view': None
  'studio_calendar.view_day': None
  'studio_calendar.view_month': None
  'studio_calendar.view_week': None
  'studio_calendar.week_of': { from: string | number; to: string | number }
  'studio_calendar.when': None
  'studio_calendar.who_sees': None
  'studio_calendar.zone': { zone: string | number }
  'studio_channels.actions': { name: string | number }
  'studio_channels.archive': None
  'studio_channels.archived': None
  'studio_channels.create': None
  'studio_channels.empty': None
  'studio_channels.empty_text': None
  'studio_channels.let.everyone': None
  'studio_channels.let.team': None
  'studio_channels.messages': { count: number }
  'studio_channels.name': None
  'studio_channels.name_help': None
  'studio_channels.new': None
  'studio_channels.posting.everyone': None
  'studio_channels.posting.team': None
  'studio_channels.rename': None
  'studio_channels.restore': None
  'studio_channels.title': None
  'studio_coupons.actions.archived': { name: string | number }
  'studio_coupons.actions.created': { name: string | number }
  'studio_coupons.actions.paused': { name: string | number }
  'studio_coupons.actions.resumed': { name: string | number }
  'studio_coupons.actions.updated': { name: string | number }
  'studio_coupons.add_currency': None
  'studio_coupons.amount': None
  'studio_coupons.archive': None
  'studio_coupons.archive_title': { code: string | number }
  'studio_coupons.archived': { code: string | number }
  'studio_coupons.archived_text': None
  'studio_coupons.archived_title': None
  'studio_coupons.code': None
  'studio_coupons.conflict': { name: string | number; code: string | number }
  'studio_coupons.copy_link': None
  'studio_coupons.created': { code: string | number }
  'studio_coupons.currency': None
  'studio_coupons.days': None
  'studio_coupons.days_help': None
  'studio_coupons.discount': None
  'studio_coupons.discounted': None
  'studio_coupons.duration': None
  'studio_coupons.durations.forever': None
  'studio_coupons.durations.once': None
  'studio_coupons.durations.periods': None
  'studio_coupons.empty.filter': None
  'studio_coupons.empty.text': None
  'studio_coupons.empty.title': None
  'studio_coupons.ends': None
  'studio_coupons.errors.amount': None
  'studio_coupons.errors.code': None
  'studio_coupons.errors.days': None
  'studio_coupons.errors.percent': None
  'studio_coupons.errors.periods': None
  'studio_coupons.errors.uses': None
  'studio_coupons.fields.code': None
  'studio_coupons.fields.discount': None
  'studio_coupons.fields.ends_on': None
  'studio_coupons.fields.max_uses': None
  'studio_coupons.fields.max_uses_each': None
  'studio_coupons.fields.name': None
  'studio_coupons.fields.periods': None
  'studio_coupons.fields.product_ids': None
  'studio_coupons.fields.starts_on': None
  'studio_coupons.fields.version_ids': None
  'studio_coupons.filters.archived': None
  'studio_coupons.filters.current': None
  'studio_coupons.generate': None
  'studio_coupons.guest': None
  'studio_coupons.history': None
  'studio_coupons.kinds.fixed': None
  'studio_coupons.kinds.percent': None
  'studio_coupons.kinds.trial': None
  'studio_coupons.limits': None
  'studio_coupons.limits_text': { zone: string | number }
  'studio_coupons.link_copied': None
  'studio_coupons.max_uses': None
  'studio_coupons.name': None
  'studio_coupons.new': None
  'studio_coupons.no_end': None
  'studio_coupons.no_products': None
  'studio_coupons.once_each': None
  'studio_coupons.pause': None
  'studio_coupons.percent': None
  'studio_coupons.periods': None
  'studio_coupons.preview': None
  'studio_coupons.preview_of': None
  'studio_coupons.prices': None
  'studio_coupons.products': None
  'studio_coupons.products_text': None
  'studio_coupons.remove_currency': { currency: string | number }
  'studio_coupons.reserved': None
  'studio_coupons.resume': None
  'studio_coupons.revenue': None
  'studio_coupons.schedule': None
  'studio_coupons.search': None
  'studio_coupons.starts': None
  'studio_coupons.state': None
  'studio_coupons.states.active': None
  'studio_coupons.states.archived': None
  'studio_coupons.states.expired': None
  'studio_coupons.states.paused': None
  'studio_coupons.states.scheduled': None
  'studio_coupons.states.used_up': None
  'studio_coupons.this_coupon': None
  'studio_coupons.title': None
  'studio_coupons.today': None
  'studio_coupons.used': { count: number }
  'studio_coupons.used_of': { count: string | number; max: string | number }
  'studio_coupons.uses': None
  'studio_coupons.uses_of': { count: string | number; max: string | number }
  'studio_domains.add': None
  'studio_domains.add_button': None
  'studio_domains.add_record': None
  'studio_domains.back': { host: string | number }
  'studio_domains.back_named': { domain: string | number; host: string | number }
  'studio_domains.check': None
  'studio_domains.check_named': { domain: string | number }
  'studio_domains.checked': { date: string | number }
  'studio_domains.copy': { what: string | number }
  'studio_domains.days_left': { count: number }
  'studio_domains.delete.button': None
  'studio_domains.delete.confirm': None
  'studio_domains.delete.confirm_title': { name: string | number }
  'studio_domains.delete.done': { name: string | number }
  'studio_domains.delete.effect_erased': None
  'studio_domains.delete.effect_members': None
  'studio_domains.delete.effect_restore': None
  'studio_domains.delete.effect_slug': { slug: string | number }
  'studio_domains.delete.name': { name: string | number }
  'studio_domains.delete.text': None
  'studio_domains.delete.title': None
  'studio_domains.deleted.left': { count: number; date: string | number }
  'studio_domains.deleted.restore': None
  'studio_domains.deleted.restore_named': { name: string | number }
  'studio_domains.deleted.restored': None
  'studio_domains.deleted.title': None
  'studio_domains.effects.back': { host: string | number }
  'studio_domains.effects.free': None
  'studio_domains.effects.gone': { domain: string | number }
  'studio_domains.effects.keys': None
  'studio_domains.effects.log_in': None
  'studio_domains.effects.logged_out': None
  'studio_domains.effects.passkeys': { count: number }
  'studio_domains.effects.record_void': None
  'studio_domains.effects.redirect': { host: string | number }
  'studio_domains.lead': None
  'studio_domains.move': None
  'studio_domains.move_confirm': None
  'studio_domains.move_named': { domain: string | number }
  'studio_domains.move_title': { host: string | number }
  'studio_domains.moved': { host: string | number }
  'studio_domains.name': None
  'studio_domains.name_help': None
  'studio_domains.never_checked': None
  'studio_domains.none': None
  'studio_domains.problem.dns_unreachable': None
  'studio_domains.problem.domain_taken': None
  'studio_domains.problem.proof_differs': None
  'studio_domains.problem.proof_missing': None
  'studio_domains.proven_toast': { domain: string | number }
  'studio_domains.record.name': { type: string | number }
  'studio_domains.record.type': None
  'studio_domains.record.value': { type: string | number }
  'studio_domains.remove_named': { domain: string | number }
  'studio_domains.remove_title': { domain: string | number }
  'studio_domains.state.pending': None
  'studio_domains.state.primary': None
  'studio_domains.state.verified': None
  'studio_domains.text': None
  'studio_domains.title': None
  'studio_event_import.actions.create': None
  'studio_event_import.actions.exists': None
  'studio_event_import.actions.refused': None
  'studio_event_import.changes': { count: number }
  'studio_event_import.choose.button': None
  'studio_event_import.choose.sending': { name: string | number }
  'studio_event_import.choose.text': None
  'studio_event_import.choose.title': None
  'studio_event_import.columns.action': None
  'studio_event_import.columns.event': None
  'studio_event_import.columns.notes': None
  'studio_event_import.columns.when': None
  'studio_event_import.done.calendar': None
  'studio_event_import.done.drafts': None
  'studio_event_import.done.refused': { count: number }
  'studio_event_import.done.skipped': { count: number }
  'studio_event_import.done.title': { count: number }
  'studio_event_import.events': None
  'studio_event_import.failed': None
  'studio_event_import.failures.empty': None
  'studio_event_import.failures.not_readable': None
  'studio_event_import.failures.too_large': None
  'studio_event_import.failures.too_many_events': None
  'studio_event_import.faults.empty': None
  'studio_event_import.faults.kind': None
  'studio_event_import.faults.large': None
  'studio_event_import.file': { name: string | number; count: number }
  'studio_event_import.nothing': None
  'studio_event_import.other_file': None
  'studio_event_import.problems.all_day': None
  'studio_event_import.problems.dates_left_out': None
  'studio_event_import.problems.month_end': None
  'studio_event_import.problems.rule_unsupported': None
  'studio_event_import.problems.start_missing': None
  'studio_event_import.problems.title_missing': None
  'studio_event_import.problems.too_long': None
  'studio_event_import.problems.zone_differs': None
  'studio_event_import.problems.zone_unknown': None
  'studio_event_import.ready': { count: number }
  'studio_event_import.ready_text': None
  'studio_event_import.run': { count: number }
  'studio_event_import.steps.check': None
  'studio_event_import.steps.file': None
  'studio_event_import.steps.import': None
  'studio_event_import.title': None
  'studio_event_import.until': { day: string | number }
  'studio_event_import.untitled': None
  'studio_exercises.add': None
  'studio_exercises.any': None
  'studio_exercises.apply': None
  'studio_exercises.bulk_failed': { count: number; reason: string | number }
  'studio_exercises.change': None
  'studio_exercises.change_title': { count: number }
  'studio_exercises.changed': { count: number }
  'studio_exercises.clear_selection': None
  'studio_exercises.create': None
  'studio_exercises.delete_help': None
  'studio_exercises.delete_unused': { count: number }
  'studio_exercises.deleted': { count: number }
  'studio_exercises.equipment': None
  'studio_exercises.exercise': None
  'studio_exercises.field': None
  'studio_exercises.filters.equipment': None
  'studio_exercises.filters.level': None
  'studio_exercises.filters.muscle': None
  'studio_exercises.found': { count: number; total: number }
  'studio_exercises.gone': None
  'studio_exercises.has_video': None
  'studio_exercises.how': None
  'studio_exercises.level': None
  'studio_exercises.muscles': None
  'studio_exercises.new': None
  'studio_exercises.no_video': None
  'studio_exercises.none_filtered': None
  'studio_exercises.one_step_a_line': None
  'studio_exercises.open_editor': None
  'studio_exercises.remove': None
  'studio_exercises.search': None
  'studio_exercises.select_all': None
  'studio_exercises.select_one': { title: string | number }
  'studio_exercises.selection': None
  'studio_exercises.title': None
  'studio_exercises.unused': None
  'studio_exercises.use': None
  'studio_exercises.used': None
  'studio_exercises.used_in': None
  'studio_exercises.uses': { count: number }
  'studio_exercises.value_count': { value: string | number; count: string | number }
  'studio_exercises.video': None
  'studio_exercises.with_video': None
  'studio_exercises.without_video': None
  'studio_forms.answers': None
  'studio_forms.changed': { date: string | number }
  'studio_forms.column_changed': None
  'studio_forms.column_email': None
  'studio_forms.column_name': None
  'studio_forms.column_sent': None
  'studio_forms.empty_text': None
  'studio_forms.empty_title': None
  'studio_forms.export': None
  'studio_forms.export_done': { count: number }
  'studio_forms.export_failed': { reason: string | number }
  'studio_forms.gone': None
  'studio_forms.no_answer': None
  'studio_forms.title': { title: string | number }
  'studio_forms.to_page': None
  'studio_import.actions.all': None
  'studio_import.actions.create': None
  'studio_import.actions.refused': None
  'studio_import.actions.unchanged': None
  'studio_import.actions.update': None
  'studio_import.can_leave': None
  'studio_import.choose.button': None
  'studio_import.choose.example': None
  'studio_import.choose.example_text': None
  'studio_import.choose.sending': { name: string | number }
  'studio_import.choose.text': None
  'studio_import.choose.title': None
  'studio_import.columns.action': None
  'studio_import.columns.found': None
  'studio_import.columns.row': None
  'studio_import.earlier': None
  'studio_import.earlier_none': None
  'studio_import.failed': None
  'studio_import.failed_text': None
  'studio_import.faults.empty': None
  'studio_import.faults.kind': None
  'studio_import.faults.large': None
  'studio_import.filter': None
  'studio_import.headings.checked': None
  'studio_import.headings.checking': None
  'studio_import.headings.done': None
  'studio_import.headings.importing': None
  'studio_import.library.empty.article': None
  'studio_import.library.empty.exercise': None
  'studio_import.library.empty.meal': None
  'studio_import.library.empty.program': None
  'studio_import.library.empty.workout': None
  'studio_import.library.empty_exercises': None
  'studio_import.library.empty_pages': None
  'studio_import.library.empty_workouts': None
  'studio_import.library.kinds': None
  'studio_import.library.none_for': { term: string | number }
  'studio_import.library.search': { kind: string | number }
  'studio_import.library.state': None
  'studio_import.library.states.deleted': None
  'studio_import.library.states.edited': None
  'studio_import.library.states.live': None
  'studio_import.library.states.new': None
  'studio_import.library.types.all': None
  'studio_import.library.types.article': None
  'studio_import.library.types.collection': None
  'studio_import.library.types.exercise': None
  'studio_import.library.types.meal': None
  'studio_import.library.types.pack': None
  'studio_import.library.types.program': None
  'studio_import.library.types.stream': None
  'studio_import.library.types.workout': None
  'studio_import.library.updated': None
  'studio_import.no_name': None
  'studio_import.no_rows': None
  'studio_import.nothing': None
  'studio_import.open': None
  'studio_import.other_file': None
  'studio_import.pictures': { count: number }
  'studio_import.pictures_missing': { count: number }
  'studio_import.pictures_missing_of': { name: string | number; count: number }
  'studio_import.place': None
  'studio_import.place_new': None
  'studio_import.problems.characters_removed': None
  'studio_import.problems.duplicate': None
  'studio_import.problems.name_missing': None
  'studio_import.problems.picture_missing': None
  'studio_import.problems.picture_unreadable': None
  'studio_import.progress': { done: string | number; total: string | number }
  'studio_import.ready': { count: number }
  'studio_import.report': None
  'studio_import.run': { count: number }
  'studio_import.see_library': None
  'studio_import.states.checked': None
  'studio_import.states.checking': None
  'studio_import.states.done': None
  'studio_import.states.failed': None
  'studio_import.states.importing': None
  'studio_import.steps.check': None
  'studio_import.steps.choose': None
  'studio_import.steps.import': None
  'studio_import.texts.checked': None
  'studio_import.texts.checking': None
  'studio_import.texts.done': None
  'studio_import.texts.importing': None
  'studio_import.title': None
  'studio_import.undo': None
  'studio_import.undo_done': None
  'studio_inbox.announce': { count: number; name: string | number }
  'studio_inbox.assign.anyone': None
  'studio_inbox.assign.label': { name: string | number }
  'studio_inbox.assign.nobody': None
  'studio_inbox.assign.to': None
  'studio_inbox.assign.to_me': None
  'studio_inbox.assign.you': None
  'studio_inbox.back': None
  'studio_inbox.composer': None
  'studio_inbox.content.attachment': None
  'studio_inbox.content.audio': None
  'studio_inbox.content.file': None
  'studio_inbox.content.image': None
  'studio_inbox.content.link': None
  'studio_inbox.content.message': None
  'studio_inbox.content.video': None
  'studio_inbox.conversation': { name: string | number }
  'studio_inbox.conversations': None
  'studio_inbox.done.mark': None
  'studio_inbox.done.marked': { name: string | number }
  'studio_inbox.done.reopen': None
  'studio_inbox.done.reopened': { name: string | number }
  'studio_inbox.done.short': None
  'studio_inbox.empty.chat_off': None
  'studio_inbox.empty.chat_off_text': None
  'studio_inbox.empty.chat_settings': None
  'studio_inbox.empty.done': None
  'studio_inbox.empty.filtered': None
  'studio_inbox.empty.mine_text': None
  'studio_inbox.empty.open': None
  'studio_inbox.empty.open_text': None
  'studio_inbox.empty.waiting': None
  'studio_inbox.events.added': { actor: string | number; people: string | number }
  'studio_inbox.events.created': { actor: string | number }
  'studio_inbox.events.left': { actor: string | number }
  'studio_inbox.events.removed': { actor: string | number; people: string | number }
  'studio_inbox.events.renamed': { actor: string | number; title: string | number }
  'studio_inbox.files.add_file': None
  'studio_inbox.files.add_picture': None
  'studio_inbox.files.failed': None
  'studio_inbox.files.left_out': { count: number }
  'studio_inbox.files.remove': { name: string | number }
  'studio_inbox.files.retry': { name: string | number }
  'studio_inbox.files.still_uploading': None
  'studio_inbox.files.title': None
  'studio_inbox.files.uploading': { name: string | number }
  'studio_inbox.filters.assignee': None
  'studio_inbox.filters.clear': None
  'studio_inbox.filters.remove': { name: string | number }
  'studio_inbox.filters.scope': None
  'studio_inbox.filters.title': None
  'studio_inbox.filters.unread': None
  'studio_inbox.key.done': None
  'studio_inbox.key.next': None
  'studio_inbox.key.note': None
  'studio_inbox.key.previous': None
  'studio_inbox.key.reply': None
  'studio_inbox.key.saved_reply': None
  'studio_inbox.key.send': None
  'studio_inbox.keys': None
  'studio_inbox.latest': None
  'studio_inbox.line.by': { name: string | number; text: string | number }
  'studio_inbox.line.draft': { text: string | number }
  'studio_inbox.line.event': None
  'studio_inbox.line.none': None
  'studio_inbox.line.own': { text: string | number }
  'studio_inbox.locked.alone': None
  'studio_inbox.locked.archived': None
  'studio_inbox.locked.chat_unavailable': None
  'studio_inbox.locked.muted': None
  'studio_inbox.locked.not_accepting': None
  'studio_inbox.locked.read_only': None
  'studio_inbox.locked.team_only': None
  'studio_inbox.member.answers': None
  'studio_inbox.member.ends': { date: string | number }
  'studio_inbox.member.gone': None
  'studio_inbox.member.last_session': None
  'studio_inbox.member.no_end': None
  'studio_inbox.member.open': { name: string | number }
  'studio_inbox.member.open_page': None
  'studio_inbox.member.owns': None
  'studio_inbox.member.owns_nothing': None
  'studio_inbox.member.people': None
  'studio_inbox.member.rest': { date: string | number }
  'studio_inbox.member.show': None
  'studio_inbox.member.there': { place: string | number; time: string | number }
  'studio_inbox.member.title': None
  'studio_inbox.member.week_of': { week: number; count: number }
  'studio_inbox.message.download': { name: string | number }
  'studio_inbox.message.edited': None
  'studio_inbox.message.hidden': None
  'studio_inbox.message.open_picture': { number: number; count: number }
  'studio_inbox.message.quote_gone': None
  'studio_inbox.message.sent_as': { name: string | number; profile: string | number }
  'studio_inbox.message.voice_of': { length: string | number }
  'studio_inbox.messages': None
  'studio_inbox.missing.choose_profile': None
  'studio_inbox.missing.permission_text': None
  'studio_inbox.missing.permission_title': None
  'studio_inbox.missing.profile_text': None
  'studio_inbox.missing.profile_title': None
  'studio_inbox.new': None
  'studio_inbox.no_messages': None
  'studio_inbox.not_sent': None
  'studio_inbox.note.add': None
  'studio_inbox.note.delete': None
  'studio_inbox.note.deleted': None
  'studio_inbox.note.kind': None
  'studio_inbox.note.placeholder': None
  'studio_inbox.note.tab': None
  'studio_inbox.note.toggle': None
  'studio_inbox.nothing_open': None
  'studio_inbox.plan.past_due': None
  'studio_inbox.plan.trialing': None
  'studio_inbox.replies.delete': { name: string | number }
  'studio_inbox.replies.deleted': { name: string | number }
  'studio_inbox.replies.edit': { name: string | number }
  'studio_inbox.replies.empty': None
  'studio_inbox.replies.empty_text': None
  'studio_inbox.replies.found': { count: number }
  'studio_inbox.replies.help': None
  'studio_inbox.replies.manage': None
  'studio_inbox.replies.name': None
  'studio_inbox.replies.name_help': None
  'studio_inbox.replies.new': None
  'studio_inbox.replies.none_found': None
  'studio_inbox.replies.text': None
  'studio_inbox.replies.title': None
  'studio_inbox.reply.placeholder': { name: string | number }
  'studio_inbox.reply.tab': None
  'studio_inbox.scopes.mine': None
  'studio_inbox.scopes.team': None
  'studio_inbox.search': None
  'studio_inbox.sending': None
  'studio_inbox.someone': None
  'studio_inbox.start.none': None
  'studio_inbox.start.open': None
  'studio_inbox.start.search': None
  'studio_inbox.start.title': None
  'studio_inbox.state.answered': None
  'studio_inbox.state.done': None
  'studio_inbox.state.group': { count: number }
  'studio_inbox.state.waiting': { when: string | number }
  'studio_inbox.this_conversation': None
  'studio_inbox.title': None
  'studio_inbox.today': None
  'studio_inbox.unread': { count: number }
  'studio_inbox.views.done': None
  'studio_inbox.views.open': None
  'studio_inbox.views.title': None
  'studio_inbox.views.waiting': None
  'studio_inbox.yesterday': None
  'studio_invoices.address': None
  'studio_invoices.country': None
  'studio_invoices.law': None
  'studio_invoices.law.country': { choice: string | number }
  'studio_invoices.law.list': None
  'studio_invoices.law.off': None
  'studio_invoices.law.on': None
  'studio_invoices.law.page': None
  'studio_invoices.law.withdrawal': None
  'studio_invoices.law_failed': None
  'studio_invoices.law_saved': None
  'studio_invoices.law_text': None
  'studio_invoices.name': None
  'studio_invoices.next': { label: string | number }
  'studio_invoices.no_country': None
  'studio_invoices.numbers': None
  'studio_invoices.numbers_text': None
  'studio_invoices.prefix': None
  'studio_invoices.prefix_wrong': None
  'studio_invoices.saved': None
  'studio_invoices.seller': None
  'studio_invoices.seller_text': None
  'studio_invoices.tax': None
  'studio_invoices.tax_add_country': None
  'studio_invoices.tax_add_rate': None
  'studio_invoices.tax_also': None
  'studio_invoices.tax_also_text': None
  'studio_invoices.tax_exclusive': None
  'studio_invoices.tax_from': None
  'studio_invoices.tax_home': None
  'studio_invoices.tax_home_missing': None
  'studio_invoices.tax_id': None
  'studio_invoices.tax_id_help': None
  'studio_invoices.tax_inclusive': None
  'studio_invoices.tax_mode': None
  'studio_invoices.tax_modes.off': None
  'studio_invoices.tax_modes.rates': None
  'studio_invoices.tax_modes.stripe': None
  'studio_invoices.tax_now': { country: string | number; percent: string | number }
  'studio_invoices.tax_oss': None
  'studio_invoices.tax_oss_text': None
  'studio_invoices.tax_own': None
  'studio_invoices.tax_own_text': None
  'studio_invoices.tax_prices': None
  'studio_invoices.tax_rate': None
  'studio_invoices.tax_rate_twice': None
  'studio_invoices.tax_rate_wrong': None
  'studio_invoices.tax_reverse': None
  'studio_invoices.tax_reverse_text': None
  'studio_invoices.tax_saved': None
  'studio_invoices.tax_stripe': None
  'studio_invoices.tax_text': None
  'studio_invoices.title': None
  'studio_library.any': None
  'studio_library.change': None
  'studio_library.change_title': { count: number }
  'studio_library.changed': { count: number }
  'studio_library.clear_selection': None
  'studio_library.create': None
  'studio_library.filters.equipment': None
  'studio_library.filters.lang': None
  'studio_library.filters.level': None
  'studio_library.filters.muscle': None
  'studio_library.filters.state': None
  'studio_library.filters.tag': None
  'studio_library.filters.use': None
  'studio_library.filters.video': None
  'studio_library.new': None
  'studio_library.new_title': { kind: string | number }
  'studio_library.no_tags': None
  'studio_library.none_filtered': None
  'studio_library.not_translated': { language: string | number }
  'studio_library.select_all': None
  'studio_library.selection': None
  'studio_library.sort': None
  'studio_library.sorts.created_at': None
  'studio_library.sorts.rank': None
  'studio_library.sorts.title': None
  'studio_library.sorts.updated_at': None
  'studio_library.sorts.use_count': None
  'studio_library.translated': { language: string | number }
  'studio_library.trash': None
  'studio_library.trash_many': None
  'studio_library.trash_title': { count: number }
  'studio_library.trash_used': { count: number }
  'studio_library.trashed': { count: number }
  'studio_library.type': None
  'studio_library.value_count': { value: string | number; count: string | number }
  'studio_mail.about.dkim': None
  'studio_mail.about.dmarc': None
  'studio_mail.about.spf': None
  'studio_mail.check': None
  'studio_mail.from': { address: string | number }
  'studio_mail.help.invalid': { name: string | number }
  'studio_mail.help.missing': { name: string | number }
  'studio_mail.help.not_configured': None
  'studio_mail.help.several': { name: string | number }
  'studio_mail.help.unreachable': { name: string | number }
  'studio_mail.help.weak': { name: string | number }
  'studio_mail.sender': None
  'studio_mail.state.invalid': None
  'studio_mail.state.missing': None
  'studio_mail.state.not_configured': None
  'studio_mail.state.ok': None
  'studio_mail.state.several': None
  'studio_mail.state.unreachable': None
  'studio_mail.state.weak': None
  'studio_mail.text': None
  'studio_media.added': { date: string | number }
  'studio_media.cancel': { name: string | number }
  'studio_media.captions': None
  'studio_media.clear_selection': None
  'studio_media.delete_text': None
  'studio_media.delete_title': { name: string | number }
  'studio_media.delete_unused': { count: string | number }
  'studio_media.delete_unused_title': { count: number }
  'studio_media.delete_used_text': { count: number }
  'studio_media.delete_used_title': { name: string | number }
  'studio_media.deleted': { count: number }
  'studio_media.details': None
  'studio_media.dismiss': { name: string | number }
  'studio_media.download': None
  'studio_media.drop': None
  'studio_media.empty': None
  'studio_media.empty_text': None
  'studio_media.failed': { count: number }
  'studio_media.gone': None
  'studio_media.hide_uploads': None
  'studio_media.in_progress': { count: number }
  'studio_media.kind_all': None
  'studio_media.kind_audio': None
  'studio_media.kind_file': None
  'studio_media.kind_image': None
  'studio_media.kind_video': None
  'studio_media.kinds': None
  'studio_media.leave': None
  'studio_media.name_missing': None
  'studio_media.no_alt': None
  'studio_media.none_found': None
  'studio_media.poster': None
  'studio_media.preparing': None
  'studio_media.replace': None
  'studio_media.replace_help': { count: number }
  'studio_media.replaced': { count: number }
  'studio_media.replaced_on': { date: string | number; until: string | number }
  'studio_media.search': None
  'studio_media.select': { name: string | number }
  'studio_media.select_unused': { count: number }
  'studio_media.selected': { count: number }
  'studio_media.selection': None
  'studio_media.sent': { sent: string | number; size: string | number }
  'studio_media.show_uploads': None
  'studio_media.sum': { count: number; size: string | number }
  'studio_media.title': None
  'studio_media.undone': None
  'studio_media.upload_failed': None
  'studio_media.upload_sending': None
  'studio_media.upload_waiting': None
  'studio_media.uploads': None
  'studio_media.use_all': None
  'studio_media.use_unused': None
  'studio_media.use_used': None
  'studio_media.used': None
  'studio_media.uses': { count: number }
  'studio_member_admin.bulk.failed': { count: number; reason: string | number }
  'studio_member_admin.bulk.restore.done': { count: number }
  'studio_member_admin.bulk.restore.text': None
  'studio_member_admin.bulk.restore.title': None
  'studio_member_admin.bulk.suspend.done': { count: number }
  'studio_member_admin.bulk.suspend.text': None
  'studio_member_admin.bulk.suspend.title': None
  'studio_member_admin.closed.by_member': { name: string | number; date: string | number }
  'studio_member_admin.closed.deleting': { name: string | number; date: string | number }
  'studio_member_admin.closed.suspended': { name: string | number }
  'studio_member_admin.delete.confirm': None
  'studio_member_admin.delete.done': { name: string | number }
  'studio_member_admin.delete.open': None
  'studio_member_admin.delete.text': { name: string | number }
  'studio_member_admin.delete.title': { name: string | number }
  'studio_member_admin.invitations.expired': { date: string | number }
  'studio_member_admin.invitations.expires': { date: string | number }
  'studio_member_admin.invitations.is_expired': None
  'studio_member_admin.invitations.none': None
  'studio_member_admin.invitations.none_text': None
  'studio_member_admin.invitations.resend': None
  'studio_member_admin.invitations.resend_to': { email: string | number }
  'studio_member_admin.invitations.title': None
  'studio_member_admin.invitations.waiting': { count: number }
  'studio_member_admin.invitations.withdraw': None
  'studio_member_admin.invitations.withdraw_from': { email: string | number }
  'studio_member_admin.invitations.withdrawn': { email: string | number }
  'studio_member_admin.invite.address': None
  'studio_member_admin.invite.copy': None
  'studio_member_admin.invite.help': None
  'studio_member_admin.invite.send': None
  'studio_member_admin.invite.sent': { email: string | number }
  'studio_member_admin.invite.title': None
  'studio_member_admin.menu': { name: string | number }
  'studio_member_admin.products': None
  'studio_member_admin.reset_sign_in.confirm': None
  'studio_member_admin.reset_sign_in.done': { name: string | number }
  'studio_member_admin.reset_sign_in.open': None
  'studio_member_admin.reset_sign_in.text': { name: string | number }
  'studio_member_admin.reset_sign_in.title': { name: string | number }
  'studio_member_admin.restore.done': { name: string | number }
  'studio_member_admin.restore.open': None
  'studio_member_admin.suspend.confirm': None
  'studio_member_admin.suspend.done': { name: string | number }
  'studio_member_admin.suspend.open': None
  'studio_member_admin.suspend.text': { name: string | number }
  'studio_member_admin.suspend.title': { name: string | number }
  'studio_member_admin.view.closed': None
  'studio_member_admin.view.confirm': None
  'studio_member_admin.view.log': None
  'studio_member_admin.view.open': None
  'studio_member_admin.view.own': None
  'studio_member_admin.view.read_only': None
  'studio_member_admin.view.text': { name: string | number }
  'studio_member_admin.view.time': None
  'studio_member_admin.view.title': { name: string | number }
  'studio_member_import.actions.add': None
  'studio_member_import.actions.all': None
  'studio_member_import.actions.known': None
  'studio_member_import.actions.refused': None
  'studio_member_import.can_leave': None
  'studio_member_import.choose.button': None
  'studio_member_import.choose.example': None
  'studio_member_import.choose.example_text': None
  'studio_member_import.choose.sending': { name: string | number }
  'studio_member_import.choose.text': None
  'studio_member_import.choose.title': None
  'studio_member_import.columns.action': None
  'studio_member_import.columns.email': None
  'studio_member_import.columns.name': None
  'studio_member_import.columns.problems': None
  'studio_member_import.columns.row': None
  'studio_member_import.done_text': { count: number }
  'studio_member_import.download': None
  'studio_member_import.earlier': None
  'studio_member_import.earlier_none': None
  'studio_member_import.encoding.guessed': None
  'studio_member_import.encoding.label': None
  'studio_member_import.encodings.big5': None
  'studio_member_import.encodings.euc_kr': None
  'studio_member_import.encodings.gb18030': None
  'studio_member_import.encodings.macintosh': None
  'studio_member_import.encodings.shift_jis': None
  'studio_member_import.encodings.utf_16be': None
  'studio_member_import.encodings.utf_16le': None
  'studio_member_import.encodings.utf_8': None
  'studio_member_import.encodings.windows_1250': None
  'studio_member_import.encodings.windows_1251': None
  'studio_member_import.encodings.windows_1252': None
  'studio_member_import.encodings.windows_1253': None
  'studio_member_import.encodings.windows_1254': None
  'studio_member_import.encodings.windows_1255': None
  'studio_member_import.encodings.windows_1256': None
  'studio_member_import.failed': None
  'studio_member_import.failures.empty': None
  'studio_member_import.failures.internal': None
  'studio_member_import.failures.no_email_column': None
  'studio_member_import.failures.not_readable': None
  'studio_member_import.failures.not_utf8': None
  'studio_member_import.failures.too_many_rows': None
  'studio_member_import.faults.empty': None
  'studio_member_import.faults.kind': None
  'studio_member_import.faults.large': None
  'studio_member_import.filter': None
  'studio_member_import.headings.checking': None
  'studio_member_import.headings.done': None
  'studio_member_import.headings.importing': None
  'studio_member_import.headings.unmapped': None
  'studio_member_import.mapping.check': None
  'studio_member_import.mapping.column_number': { number: number }
  'studio_member_import.mapping.fields.email': None
  'studio_member_import.mapping.fields.first_name': None
  'studio_member_import.mapping.fields.joined_at': None
  'studio_member_import.mapping.fields.language': None
  'studio_member_import.mapping.fields.last_name': None
  'studio_member_import.mapping.fields.name': None
  'studio_member_import.mapping.fields.phone': None
  'studio_member_import.mapping.fields.products': None
  'studio_member_import.mapping.fields.tags': None
  'studio_member_import.mapping.fields.timezone': None
  'studio_member_import.mapping.none': None
  'studio_member_import.mapping.summary': { count: number; used: number }
  'studio_member_import.mapping.title': None
  'studio_member_import.no_rows': None
  'studio_member_import.nobody': None
  'studio_member_import.nothing': None
  'studio_member_import.open': None
  'studio_member_import.other_file': None
  'studio_member_import.problems.date_is_invalid': None
  'studio_member_import.problems.date_out_of_range': None
  'studio_member_import.problems.duplicate': None
  'studio_member_import.problems.product_ambiguous': None
  'studio_member_import.problems.quote_misplaced': None
  'studio_member_import.problems.required': None
  'studio_member_import.problems.unknown_language': None
  'studio_member_import.problems.unknown_product': None
  'studio_member_import.progress': { done: number; total: number }
  'studio_member_import.ready': { count: number }
  'studio_member_import.report': None
  'studio_member_import.run': { count: number }
  'studio_member_import.see_members': None
  'studio_member_import.states.checked': None
  'studio_member_import.states.checking': None
  'studio_member_import.states.done': None
  'studio_member_import.states.failed': None
  'studio_member_import.states.importing': None
  'studio_member_import.states.unmapped': None
  'studio_member_import.steps.check': None
  'studio_member_import.steps.choose': None
  'studio_member_import.steps.import': None
  'studio_member_import.texts.checked': None
  'studio_member_import.texts.checking': None
  'studio_member_import.texts.done': None
  'studio_member_import.texts.importing': None
  'studio_member_import.texts.unmapped': None
  'studio_member_import.title': None
  'studio_member_import.with_mail': { count: number }
  'studio_member_import.with_mail_text': None
  'studio_members.access.app_rule': None
  'studio_members.access.at': None
  'studio_members.access.by_products': { products: string | number }
  'studio_members.access.choose': { name: string | number }
  'studio_members.access.guest.choice': None
  'studio_members.access.guest.name': None
  'studio_members.access.guest.no.other': None
  'studio_members.access.guest.no.private': None
  'studio_members.access.guest.no.published': None
  'studio_members.access.guest.no.purchase': None
  'studio_members.access.guest.no.scheduled': None
  'studio_members.access.guest.no.sign_in': None
  'studio_members.access.guest.no.start': None
  'studio_members.access.guest.rules.app_sign_in.passed': None
  'studio_members.access.guest.rules.app_subscribers_only.passed': None
  'studio_members.access.guest.rules.page_private.failed': None
  'studio_members.access.guest.yes': None
  'studio_members.access.later': { date: string | number }
  'studio_members.access.no.other': { name: string | number }
  'studio_members.access.no.private': { name: string | number }
  'studio_members.access.no.published': None
  'studio_members.access.no.purchase': { name: string | number }
  'studio_members.access.no.scheduled': None
  'studio_members.access.no.sign_in': { name: string | number }
  'studio_members.access.no.start': { name: string | number }
  'studio_members.access.outcomes.failed': None
  'studio_members.access.outcomes.not_reached': None
  'studio_members.access.outcomes.passed': None
  'studio_members.access.page': None
  'studio_members.access.past': None
  'studio_members.access.past_not_known': { what: string | number }
  'studio_members.access.rule': { rule: string | number }
  'studio_members.access.rules.app_private.failed': { name: string | number }
  'studio_members.access.rules.app_private.passed': { name: string | number }
  'studio_members.access.rules.app_sign_in.failed': None
  'studio_members.access.rules.app_sign_in.passed': { name: string | number }
  'studio_members.access.rules.app_subscribers_only.failed': { name: string | number }
  'studio_members.access.rules.app_subscribers_only.passed': { name: string | number }
  'studio_members.access.rules.page_included': { name: string | number }
  'studio_members.access.rules.page_private.failed': { name: string | number }
  'studio_members.access.rules.page_private.passed': { name: string | number }
  'studio_members.access.rules.page_published.failed': None
  'studio_members.access.rules.page_published.passed': None
  'studio_members.access.rules.page_purchase.failed': { name: string | number }
  'studio_members.access.rules.page_purchase.passed': { name: string | number }
  'studio_members.access.rules.page_schedule.failed': None
  'studio_members.access.rules.page_schedule.passed': None
  'studio_members.access.rules.page_sign_in.failed': None
  'studio_members.access.rules.page_sign_in.passed': { name: string | number }
  'studio_members.access.rules.page_start.failed': { name: string | number }
  'studio_members.access.rules.page_start.passed': { name: string | number }
  'studio_members.access.rules.page_tree.failed': None
  'studio_members.access.rules.page_tree.passed': None
  'studio_members.access.title': { name: string | number }
  'studio_members.access.waived.allow_browsing': { name: string | number }
  'studio_members.access.waived.completed': { name: string | number }
  'studio_members.access.waived.is_admin': { name: string | number }
  'studio_members.access.what': None
  'studio_members.access.who': None
  'studio_members.access.yes': { name: string | number }
  'studio_members.access.yes_to_read': { name: string | number }
  'studio_members.access.zone': { zone: string | number }
  'studio_members.approve': None
  'studio_members.approved': { name: string | number }
  'studio_members.attributes.help': None
  'studio_members.attributes.title': None
  'studio_members.columns.course': None
  'studio_members.columns.help': None
  'studio_members.columns.joined': None
  'studio_members.columns.language': None
  'studio_members.columns.last_seen': None
  'studio_members.columns.member': None
  'studio_members.columns.plan': None
  'studio_members.columns.progress': None
  'studio_members.columns.spent': None
  'studio_members.columns.title': None
  'studio_members.columns.weeks': None
  'studio_members.count': { count: number }
  'studio_members.empty.filter': None
  'studio_members.empty.term': { term: string | number }
  'studio_members.empty.text': None
  'studio_members.empty.title': None
  'studio_members.export.done': { count: number }
  'studio_members.export.email': None
  'studio_members.export.failed': { reason: string | number }
  'studio_members.export.pages_done': None
  'studio_members.export.plan_state': None
  'studio_members.export.so_far': { count: number }
  'studio_members.export.title': None
  'studio_members.filters.add': None
  'studio_members.filters.any': None
  'studio_members.filters.language': None
  'studio_members.filters.product_id': None
  'studio_members.filters.program': None
  'studio_members.filters.remove': { filter: string | number }
  'studio_members.filters.seen': None
  'studio_members.filters.status': None
  'studio_members.grant.choose': None
  'studio_members.grant.done': { name: string | number }
  'studio_members.grant.is_gift': None
  'studio_members.grant.note': None
  'studio_members.grant.open': None
  'studio_members.grant.opens.other': None
  'studio_members.grant.opens.page_published': None
  'studio_members.grant.opens.page_schedule': None
  'studio_members.grant.opens.page_start': { name: string | number }
  'studio_members.grant.page': { title: string | number }
  'studio_members.grant.past': None
  'studio_members.grant.submit': None
  'studio_members.grant.title': { name: string | number }
  'studio_members.grant.until': None
  'studio_members.grant.until_help': { zone: string | number }
  'studio_members.grant.what': None
  'studio_members.grant_many.done': { count: number }
  'studio_members.grant_many.failed': { given: number; count: number; reason: string | number }
  'studio_members.grant_many.open': None
  'studio_members.grant_many.progress': { done: number; of: number }
  'studio_members.grant_many.title': None
  'studio_members.grant_many.undo_failed': { count: number; reason: string | number }
  'studio_members.grant_many.undone': { count: number }
  'studio_members.imported': { date: string | number }
  'studio_members.invite': None
  'studio_members.many': { count: number }
  'studio_members.message': None
  'studio_members.neighbours.after': None
  'studio_members.neighbours.before': None
  'studio_members.neighbours.title': None
  'studio_members.never': None
  'studio_members.no_name': None
  'studio_members.nothing': None
  'studio_members.of_all': { count: number; all: number }
  'studio_members.owned.causes.dispute': { date: string | number }
  'studio_members.owned.causes.ended': { date: string | number }
  'studio_members.owned.causes.gift': { date: string | number }
  'studio_members.owned.causes.import': { date: string | number }
  'studio_members.owned.causes.in_app_purchase': { date: string | number }
  'studio_members.owned.causes.manual': { date: string | number }
  'studio_members.owned.causes.purchase': { date: string | number }
  'studio_members.owned.causes.refund': { date: string | number }
  'studio_members.owned.causes.subscription': { date: string | number }
  'studio_members.owned.confirm': { what: string | number; name: string | number }
  'studio_members.owned.confirm_text': { name: string | number }
  'studio_members.owned.ended': { date: string | number }
  'studio_members.owned.ends': { date: string | number }
  'studio_members.owned.money.in_app_purchase': { name: string | number }
  'studio_members.owned.money.purchase': { name: string | number }
  'studio_members.owned.money.subscription': { name: string | number }
  'studio_members.owned.no_end': None
  'studio_members.owned.none': { name: string | number }
  'studio_members.owned.paid_until': { date: string | number }
  'studio_members.owned.plan.active': { date: string | number }
  'studio_members.owned.plan.canceled': { date: string | number }
  'studio_members.owned.plan.past_due': { date: string | number }
  'studio_members.owned.plan.paused': { date: string | number }
  'studio_members.owned.plan.trialing': { date: string | number }
  'studio_members.owned.revoke': None
  'studio_members.owned.revoked': { what: string | number }
  'studio_members.owned.revoked_on': { date: string | number }
  'studio_members.owned.status.ended': None
  'studio_members.owned.status.replaced': None
  'studio_members.owned.status.taken_back': None
  'studio_members.owned.status.upcoming': None
  'studio_members.owned.title': { name: string | number }
  'studio_members.owned.what': None
  'studio_members.owns': None
  'studio_members.phone': None
  'studio_members.plan.days_left': { count: number }
  'studio_members.programs.any': None
  'studio_members.programs.none': None
  'studio_members.providers.apple': None
  'studio_members.providers.default': None
  'studio_members.providers.google': None
  'studio_members.providers.passwordless': None
  'studio_members.purchases.bought': { date: string | number }
  'studio_members.purchases.left': { reason: string | number }
  'studio_members.purchases.none': None
  'studio_members.purchases.none_text': None
  'studio_members.purchases.orders': None
  'studio_members.purchases.reasons.break': None
  'studio_members.purchases.reasons.missing': None
  'studio_members.purchases.reasons.not_used': None
  'studio_members.purchases.reasons.other': None
  'studio_members.purchases.reasons.other_app': None
  'studio_members.purchases.reasons.too_expensive': None
  'studio_members.purchases.renews': { date: string | number }
  'studio_members.purchases.states.active': None
  'studio_members.purchases.states.canceled': None
  'studio_members.purchases.states.disputed': None
  'studio_members.purchases.states.ended': None
  'studio_members.purchases.states.failed': None
  'studio_members.purchases.states.granted': None
  'studio_members.purchases.states.paid': None
  'studio_members.purchases.states.past_due': None
  'studio_members.purchases.states.paused': None
  'studio_members.purchases.states.processing': None
  'studio_members.purchases.states.refunded': None
  'studio_members.purchases.states.requires_action': None
  'studio_members.purchases.states.requires_payment': None
  'studio_members.purchases.states.succeeded': None
  'studio_members.purchases.states.taken_back': None
  'studio_members.purchases.states.trialing': None
  'studio_members.purchases.title': None
  'studio_members.search': None
  'studio_members.select.all_shown': None
  'studio_members.select.approve_failed': { count: number; reason: string | number }
  'studio_members.select.approved': { count: number }
  'studio_members.select.clear': None
  'studio_members.select.everyone': { all: string | number }
  'studio_members.select.more_than': { count: number }
  'studio_members.select.one': { name: string | number }
  'studio_members.select.start': None
  'studio_members.select.title': None
  'studio_members.sessions.none': None
  'studio_members.sessions.title': None
  'studio_members.sessions.unknown': None
  'studio_members.signs_in_by': None
  'studio_members.sort': None
  'studio_members.sorts.last_seen': None
  'studio_members.sorts.longest_away': None
  'studio_members.sorts.name': None
  'studio_members.sorts.newest': None
  'studio_members.status': None
  'studio_members.statuses.deleting': None
  'studio_members.statuses.member': None
  'studio_members.statuses.pending': None
  'studio_members.statuses.suspended': None
  'studio_members.tags': None
  'studio_members.team': None
  'studio_members.this_member': None
  'studio_members.views.active': None
  'studio_members.views.everyone': None
  'studio_members.views.new': None
  'studio_members.views.past_due': None
  'studio_members.views.quiet': None
  'studio_members.views.title': None
  'studio_members.visits.before_14_days': None
  'studio_members.visits.before_30_days': None
  'studio_members.visits.within_30_days': None
  'studio_members.visits.within_7_days': None
  'studio_members.waiting': { name: string | number }
  'studio_members.weeks': { count: number; last: string | number }
  'studio_messaging.conversations': None
  'studio_messaging.is_chat_available': None
  'studio_messaging.is_chat_available_text': None
  'studio_messaging.member_to_admin': None
  'studio_messaging.member_to_admin_text': None
  'studio_messaging.member_to_member': None
  'studio_messaging.member_to_member_text': None
  'studio_messaging.off': None
  'studio_messaging.shows_typing': None
  'studio_messaging.shows_typing_text': None
  'studio_messaging.team': None
  'studio_messaging.team_link': None
  'studio_messaging.who': None
  'studio_moderation.case': { name: string | number }
  'studio_moderation.cases': None
  'studio_moderation.contents.attachment': None
  'studio_moderation.contents.image': None
  'studio_moderation.contents.message': None
  'studio_moderation.contents.notification': None
  'studio_moderation.contents.video': None
  'studio_moderation.counts.blocked_by': None
  'studio_moderation.counts.hidden': None
  'studio_moderation.counts.messages': None
  'studio_moderation.counts.reported_by': None
  'studio_moderation.decisions.hide': None
  'studio_moderation.decisions.keep': None
  'studio_moderation.decisions.mute': None
  'studio_moderation.decisions.note': None
  'studio_moderation.decisions.remove': None
  'studio_moderation.decisions.restore': None
  'studio_moderation.decisions.suspend': None
  'studio_moderation.decisions.warn': None
  'studio_moderation.done.delete': None
  'studio_moderation.done.hide': None
  'studio_moderation.done.keep': None
  'studio_moderation.done.mute': None
  'studio_moderation.done.note': None
  'studio_moderation.done.restore': None
  'studio_moderation.done.suspend': None
  'studio_moderation.done.unmute': None
  'studio_moderation.done.warn': None
  'studio_moderation.earlier_text': { text: string | number }
  'studio_moderation.empty_text': None
  'studio_moderation.empty_title': None
  'studio_moderation.gone': None
  'studio_moderation.hidden_before': { count: number }
  'studio_moderation.hidden_by_reports': None
  'studio_moderation.history.auto_hidden': None
  'studio_moderation.history.deleted': { actor: string | number }
  'studio_moderation.history.hidden': { actor: string | number }
  'studio_moderation.history.kept': { actor: string | number }
  'studio_moderation.history.muted': { actor: string | number; days: number }
  'studio_moderation.history.noted': { actor: string | number }
  'studio_moderation.history.opened': { actor: string | number }
  'studio_moderation.history.restored': { actor: string | number }
  'studio_moderation.history.suspended': { actor: string | number }
  'studio_moderation.history.thread_read': { actor: string | number }
  'studio_moderation.history.unmuted': { actor: string | number }
  'studio_moderation.history.warned': { actor: string | number }
  'studio_moderation.history_title': None
  'studio_moderation.joined': { date: string | number }
  'studio_moderation.kinds.direct': None
  'studio_moderation.kinds.feed': None
  'studio_moderation.kinds.group': None
  'studio_moderation.kinds.page': None
  'studio_moderation.kinds.reply': None
  'studio_moderation.live.deleted': None
  'studio_moderation.live.edited': None
  'studio_moderation.live.hidden': None
  'studio_moderation.messages': None
  'studio_moderation.mute.days': { count: number }
  'studio_moderation.mute.text': { name: string | number }
  'studio_moderation.mute.time': None
  'studio_moderation.mute.title': { name: string | number }
  'studio_moderation.muted_until': { date: string | number }
  'studio_moderation.no_content': None
  'studio_moderation.none_resolved': None
  'studio_moderation.note.confirm': None
  'studio_moderation.note.help': { name: string | number }
  'studio_moderation.note.label': None
  'studio_moderation.note.title': { name: string | number }
  'studio_moderation.nothing_open': None
  'studio_moderation.open_profile': { name: string | number }
  'studio_moderation.private_notice': None
  'studio_moderation.quote_gone': None
  'studio_moderation.reasons.abuse': None
  'studio_moderation.reasons.harassment': None
  'studio_moderation.reasons.hate_speech': None
  'studio_moderation.reasons.misinformation': None
  'studio_moderation.reasons.other': None
  'studio_moderation.reasons.sexually_explicit': None
  'studio_moderation.reasons.spam': None
  'studio_moderation.reasons.terrorism': None
  'studio_moderation.remove.text': None
  'studio_moderation.remove.title': None
  'studio_moderation.report': None
  'studio_moderation.reports': None
  'studio_moderation.resolutions.deleted': None
  'studio_moderation.resolutions.hidden': None
  'studio_moderation.resolutions.kept': None
  'studio_moderation.resolved': None
  'studio_moderation.rules.auto_hide': None
  'studio_moderation.rules.auto_hide_help': None
  'studio_moderation.rules.guidelines': None
  'studio_moderation.rules.guidelines_help': None
  'studio_moderation.rules.never': None
  'studio_moderation.rules.not_yours': None
  'studio_moderation.rules.reports': { count: number }
  'studio_moderation.rules.title': None
  'studio_moderation.someone': None
  'studio_moderation.suspend.message': None
  'studio_moderation.suspend.text': None
  'studio_moderation.suspend.title': { name: string | number }
  'studio_moderation.suspend_too': { name: string | number }
  'studio_moderation.suspended': None
  'studio_moderation.thread.earlier': None
  'studio_moderation.thread.later': None
  'studio_moderation.thread.log_notice': None
  'studio_moderation.thread.open': None
  'studio_moderation.title': None
  'studio_moderation.to_review': None
  'studio_moderation.undo_hint': None
  'studio_moderation.unmute': None
  'studio_moderation.warn.confirm': None
  'studio_moderation.warn.help': { name: string | number }
  'studio_moderation.warn.label': None
  'studio_moderation.warn.title': { name: string | number }
  'studio_moderation.words_missing': None
  'studio_navigation.account_full': None
  'studio_navigation.add': None
  'studio_navigation.audience.everyone': None
  'studio_navigation.audience.members': None
  'studio_navigation.audience.visitors': None
  'studio_navigation.cannot_remove': None
  'studio_navigation.coming': None
  'studio_navigation.conflict': None
  'studio_navigation.deleted': None
  'studio_navigation.hide_when_locked': None
  'studio_navigation.hide_when_locked_help': None
  'studio_navigation.icon': None
  'studio_navigation.incomplete': None
  'studio_navigation.keep_mine': None
  'studio_navigation.label': None
  'studio_navigation.lead.account': None
  'studio_navigation.lead.menu': None
  'studio_navigation.lead.tab': None
  'studio_navigation.lead.top': None
  'studio_navigation.member': None
  'studio_navigation.menu_full': None
  'studio_navigation.move_down': { name: string | number }
  'studio_navigation.move_up': { name: string | number }
  'studio_navigation.moved': { name: string | number; position: string | number; count: string | number }
  'studio_navigation.no_items': None
  'studio_navigation.on_account': None
  'studio_navigation.on_desktop': None
  'studio_navigation.opens': None
  'studio_navigation.page': None
  'studio_navigation.phone': None
  'studio_navigation.place.account': None
  'studio_navigation.place.menu': None
  'studio_navigation.place.tab': None
  'studio_navigation.place.top': None
  'studio_navigation.private_page': None
  'studio_navigation.remove': { name: string | number }
  'studio_navigation.reset': None
  'studio_navigation.saved': None
  'studio_navigation.shown_to': None
  'studio_navigation.tabs_full': None
  'studio_navigation.take_theirs': None
  'studio_navigation.target.account': None
  'studio_navigation.target.discover': None
  'studio_navigation.target.home': None
  'studio_navigation.target.link': None
  'studio_navigation.target.messages': None
  'studio_navigation.target.page': None
  'studio_navigation.target.schedule': None
  'studio_navigation.title': None
  'studio_navigation.to_menu': None
  'studio_navigation.to_tab': None
  'studio_navigation.top_full': None
  'studio_navigation.url': None
  'studio_navigation.viewer': None
  'studio_navigation.visitor': None
  'studio_notices.allow_mail': None
  'studio_notices.allow_mail_text': None
  'studio_notices.allow_mail_title': None
  'studio_notices.channels.in_app': None
  'studio_notices.channels.mail': None
  'studio_notices.channels.push': None
  'studio_notices.kinds.announcement': None
  'studio_notices.kinds.before_start': None
  'studio_notices.kinds.broadcast': None
  'studio_notices.kinds.comment': None
  'studio_notices.kinds.daily': None
  'studio_notices.kinds.event_cancelled': None
  'studio_notices.kinds.event_moved': None
  'studio_notices.kinds.mention': None
  'studio_notices.kinds.message': None
  'studio_notices.kinds.payment_failed': None
  'studio_notices.kinds.place_given': None
  'studio_notices.kinds.purchase': None
  'studio_notices.kinds.reply': None
  'studio_notices.kinds.starting_now': None
  'studio_notices.kinds.test': None
  'studio_notices.kinds.unlocked': None
  'studio_notices.kinds.weekly': None
  'studio_notices.mail_allowed': None
  'studio_notices.mail_text.bounced': { date: string | number }
  'studio_notices.mail_text.complained': { date: string | number }
  'studio_notices.mail_title.bounced': None
  'studio_notices.mail_title.complained': None
  'studio_notices.none': None
  'studio_notices.none_text': None
  'studio_notices.reasons.address_suppressed': None
  'studio_notices.reasons.address_unverified': None
  'studio_notices.reasons.blocked': None
  'studio_notices.reasons.cancelled': None
  'studio_notices.reasons.deleted': None
  'studio_notices.reasons.failed': None
  'studio_notices.reasons.late': None
  'studio_notices.reasons.muted': None
  'studio_notices.reasons.no_access': None
  'studio_notices.reasons.no_device': None
  'studio_notices.reasons.not_member': None
  'studio_notices.reasons.quiet_hours': None
  'studio_notices.reasons.read_before': None
  'studio_notices.reasons.setting_off': None
  'studio_notices.reasons.suspended': None
  'studio_notices.states.failed': None
  'studio_notices.states.sent': None
  'studio_notices.states.skipped': None
  'studio_notices.states.waiting': None
  'studio_notices.title': None
  'studio_orders.access.active': None
  'studio_orders.access.ended': None
  'studio_orders.access.no_end': None
  'studio_orders.access.none': None
  'studio_orders.access.suspended': None
  'studio_orders.access.title': None
  'studio_orders.access.until': { date: string | number }
  'studio_orders.at_risk': None
  'studio_orders.at_risk_counts': { failed: string | number; disputed: string | number }
  'studio_orders.back': None
  'studio_orders.bump': None
  'studio_orders.change': { change: string | number }
  'studio_orders.columns.currency': None
  'studio_orders.columns.customer': None
  'studio_orders.columns.date': None
  'studio_orders.columns.email': None
  'studio_orders.columns.items': None
  'studio_orders.columns.order': None
  'studio_orders.columns.payment': None
  'studio_orders.columns.tax': None
  'studio_orders.columns.tax_rate': None
  'studio_orders.columns.total': None
  'studio_orders.copy_payment': None
  'studio_orders.count': { count: number }
  'studio_orders.country': None
  'studio_orders.coupon': None
  'studio_orders.customer.guest': None
  'studio_orders.customer.open': None
  'studio_orders.customer.orders': None
  'studio_orders.customer.since': None
  'studio_orders.customer.spent': None
  'studio_orders.customer.title': None
  'studio_orders.discount': None
  'studio_orders.dispute.lost': None
  'studio_orders.dispute.open': { amount: string | number }
  'studio_orders.empty.filter': None
  'studio_orders.empty.term': { term: string | number }
  'studio_orders.empty.text': None
  'studio_orders.empty.title': None
  'studio_orders.export.done': { count: number }
  'studio_orders.export.failed': { reason: string | number }
  'studio_orders.export.so_far': { count: number }
  'studio_orders.export.title': None
  'studio_orders.filter.any_coupon': None
  'studio_orders.filter.any_date': None
  'studio_orders.filter.any_product': None
  'studio_orders.filter.coupon': { code: string | number }
  'studio_orders.filter.date': None
  'studio_orders.filter.last_30_days': None
  'studio_orders.filter.last_7_days': None
  'studio_orders.filter.member': None
  'studio_orders.filter.product': None
  'studio_orders.filter.referral': { referral: string | number }
  'studio_orders.filter.remove': { filter: string | number }
  'studio_orders.filter.this_year': None
  'studio_orders.filter.today': None
  'studio_orders.guest_email.action': None
  'studio_orders.guest_email.done': { email: string | number }
  'studio_orders.guest_email.help': None
  'studio_orders.guest_email.save': None
  'studio_orders.invoice': None
  'studio_orders.invoices': None
  'studio_orders.invoices.credit_note': { label: string | number }
  'studio_orders.invoices.invoice': { label: string | number }
  'studio_orders.mail.resent': None
  'studio_orders.month': None
  'studio_orders.more_currencies': { amounts: string | number }
  'studio_orders.neighbours.next': None
  'studio_orders.neighbours.position': { position: string | number; total: string | number }
  'studio_orders.neighbours.previous': None
  'studio_orders.note.add': None
  'studio_orders.note.label': None
  'studio_orders.note.placeholder': None
  'studio_orders.number': { number: string | number }
  'studio_orders.once': None
  'studio_orders.orders_today': { count: number }
  'studio_orders.payment.id': None
  'studio_orders.payment.none': None
  'studio_orders.payment.provider': None
  'studio_orders.payment.providers.none': None
  'studio_orders.payment.providers.sandbox': None
  'studio_orders.payment.providers.stripe': None
  'studio_orders.payment.renewal': { date: string | number }
  'studio_orders.payment.start_request': None
  'studio_orders.payment.title': None
  'studio_orders.payment.waiver': None
  'studio_orders.plan': None
  'studio_orders.plan_planned': { date: string | number }
  'studio_orders.postal_code': None
  'studio_orders.referral': None
  'studio_orders.refund.access': None
  'studio_orders.refund.access_choices.keep': None
  'studio_orders.refund.access_choices.now': None
  'studio_orders.refund.access_choices.period_end': None
  'studio_orders.refund.amount': { product: string | number }
  'studio_orders.refund.amount_invalid': { max: string | number }
  'studio_orders.refund.cannot_undo': None
  'studio_orders.refund.choose': None
  'studio_orders.refund.done': { amount: string | number }
  'studio_orders.refund.ends_renewal': None
  'studio_orders.refund.ends_renewal_help': None
  'studio_orders.refund.fee': None
  'studio_orders.refund.gets_back': { name: string | number }
  'studio_orders.refund.keeps': { products: string | number }
  'studio_orders.refund.left': None
  'studio_orders.refund.mail': { name: string | number }
  'studio_orders.refund.no_mail': None
  'studio_orders.refund.note': None
  'studio_orders.refund.open': { amount: string | number }
  'studio_orders.refund.optional': None
  'studio_orders.refund.payment': None
  'studio_orders.refund.payment_first': { date: string | number }
  'studio_orders.refund.reason': None
  'studio_orders.refund.reasons.duplicate': None
  'studio_orders.refund.reasons.fraud': None
  'studio_orders.refund.reasons.mistake': None
  'studio_orders.refund.reasons.other': None
  'studio_orders.refund.reasons.provider': None
  'studio_orders.refund.reasons.requested': None
  'studio_orders.refund.reasons.unused': None
  'studio_orders.refund.reasons.withdrawal': None
  'studio_orders.refund.submit': { amount: string | number }
  'studio_orders.refund.title': { number: string | number }
  'studio_orders.refund.whole': None
  'studio_orders.refund_action': None
  'studio_orders.refunded': None
  'studio_orders.refunded_share': { count: number; share: string | number }
  'studio_orders.renews': { date: string | number }
  'studio_orders.resend_receipt': None
  'studio_orders.reverse_charge': { id: string | number }
  'studio_orders.runs_out': { date: string | number }
  'studio_orders.search': None
  'studio_orders.setup_fee': { price: string | number }
  'studio_orders.statuses.abandoned': None
  'studio_orders.statuses.dispute_lost': None
  'studio_orders.statuses.disputed': None
  'studio_orders.statuses.failed': None
  'studio_orders.statuses.open': None
  'studio_orders.statuses.paid': None
  'studio_orders.statuses.partly_refunded': None
  'studio_orders.statuses.refunded': None
  'studio_orders.subtotal': None
  'studio_orders.tax_added': { name: string | number; percent: string | number }
  'studio_orders.tax_included': { name: string | number; percent: string | number }
  'studio_orders.tax_name.gst': None
  'studio_orders.tax_name.sales_tax': None
  'studio_orders.tax_name.vat': None
  'studio_orders.test': None
  'studio_orders.test_dispute.lost': None
  'studio_orders.test_dispute.open': None
  'studio_orders.test_dispute.won': None
  'studio_orders.timeline.access_given': { text: string | number }
  'studio_orders.timeline.by': { name: string | number }
  'studio_orders.timeline.created': { text: string | number }
  'studio_orders.timeline.dispute_lost': { amount: string | number }
  'studio_orders.timeline.dispute_won': { amount: string | number }
  'studio_orders.timeline.disputed': { amount: string | number }
  'studio_orders.timeline.ended_unpaid': { text: string | number }
  'studio_orders.timeline.mail': { mail: string | number; email: string | number }
  'studio_orders.timeline.mails.cancellation': None
  'studio_orders.timeline.mails.card_expiring': None
  'studio_orders.timeline.mails.ended_unpaid': None
  'studio_orders.timeline.mails.ending_soon': None
  'studio_orders.timeline.mails.pause': None
  'studio_orders.timeline.mails.payment_failed': None
  'studio_orders.timeline.mails.purchase': None
  'studio_orders.timeline.mails.recovery': None
  'studio_orders.timeline.mails.refund': None
  'studio_orders.timeline.mails.renewal': None
  'studio_orders.timeline.mails.resumption': None
  'studio_orders.timeline.mails.switch': None
  'studio_orders.timeline.mails.switch_planned': None
  'studio_orders.timeline.mails.trial': None
  'studio_orders.timeline.paid': { amount: string | number }
  'studio_orders.timeline.payment_failed': None
  'studio_orders.timeline.refund_failed': { amount: string | number }
  'studio_orders.timeline.refund_open': { amount: string | number }
  'studio_orders.timeline.refunded': { amount: string | number }
  'studio_orders.timeline.renewed': { amount: string | number }
  'studio_orders.timeline.switch_planned': { price: string | number }
  'studio_orders.timeline.switch_withdrawn': { price: string | number }
  'studio_orders.timeline.switched': { price: string | number }
  'studio_orders.timeline.title': None
  'studio_orders.timeline.withdrawal.cancellation.done': None
  'studio_orders.timeline.withdrawal.cancellation.open': None
  'studio_orders.timeline.withdrawal.cancellation.refused': None
  'studio_orders.timeline.withdrawal.withdrawal.done': None
  'studio_orders.timeline.withdrawal.withdrawal.open': None
  'studio_orders.timeline.withdrawal.withdrawal.refused': None
  'studio_orders.title': None
  'studio_orders.today': None
  'studio_orders.total': None
  'studio_orders.view': None
  'studio_orders.views.all': None
  'studio_orders.views.disputed': None
  'studio_orders.views.failed': None
  'studio_orders.views.paid': None
  'studio_orders.views.refunded': None
  'studio_orders.views.unpaid': None
  'studio_orders.withdrawals.empty.all': None
  'studio_orders.withdrawals.empty.text': None
  'studio_orders.withdrawals.empty.waiting': None
  'studio_orders.withdrawals.failed': None
  'studio_orders.withdrawals.kinds.cancellation': { reference: string | number }
  'studio_orders.withdrawals.kinds.withdrawal': { reference: string | number }
  'studio_orders.withdrawals.reasons.already_canceled': None
  'studio_orders.withdrawals.reasons.already_refunded': None
  'studio_orders.withdrawals.reasons.canceled': None
  'studio_orders.withdrawals.reasons.ended': None
  'studio_orders.withdrawals.reasons.not_refundable': None
  'studio_orders.withdrawals.reasons.nothing_to_cancel': None
  'studio_orders.withdrawals.reasons.refund_failed': None
  'studio_orders.withdrawals.reasons.refunded': None
  'studio_orders.withdrawals.reasons.too_late': None
  'studio_orders.withdrawals.reasons.unmatched': None
  'studio_orders.withdrawals.reasons.waived': None
  'studio_orders.withdrawals.resolve': None
  'studio_orders.withdrawals.states.done': None
  'studio_orders.withdrawals.states.open': None
  'studio_orders.withdrawals.states.received': None
  'studio_orders.withdrawals.states.refused': None
  'studio_orders.withdrawals.states.resolved': None
  'studio_orders.withdrawals.title': None
  'studio_orders.withdrawals.views.all': None
  'studio_orders.withdrawals.views.waiting': None
  'studio_orders.yesterday': None
  'studio_orders.you_receive': None
  'studio_passkeys.add': None
  'studio_passkeys.added_on': { date: string | number }
  'studio_passkeys.back': None
  'studio_passkeys.backed_up': None
  'studio_passkeys.fault.already_here': None
  'studio_passkeys.fault.failed': None
  'studio_passkeys.fault.unsuitable': None
  'studio_passkeys.never_used': None
  'studio_passkeys.none': None
  'studio_passkeys.on_device': None
  'studio_passkeys.passkeys': None
  'studio_passkeys.reauthenticate_text': None
  'studio_passkeys.reauthenticate_title': None
  'studio_passkeys.remove': { name: string | number }
  'studio_passkeys.remove_text': None
  'studio_passkeys.remove_title': None
  'studio_passkeys.rename': { name: string | number }
  'studio_passkeys.rename_title': None
  'studio_passkeys.text': None
  'studio_passkeys.title': None
  'studio_passkeys.unnamed': None
  'studio_passkeys.unsupported': None
  'studio_passkeys.use': None
  'studio_passkeys.used_on': { date: string | number }
  'studio_planner.add_on': { place: string | number }
  'studio_planner.add_page': None
  'studio_planner.add_reps': None
  'studio_planner.add_week': None
  'studio_planner.add_weight': None
  'studio_planner.added': { title: string | number; place: string | number }
  'studio_planner.amount_range': { min: number; max: number }
  'studio_planner.copied': { title: string | number }
  'studio_planner.copy_replaces': { count: number }
  'studio_planner.copy_result': { weeks: number; pages: number }
  'studio_planner.copy_to_weeks': None
  'studio_planner.copy_week': { number: number }
  'studio_planner.count_pages': { count: number }
  'studio_planner.day': { day: number }
  'studio_planner.day_actions': { place: string | number }
  'studio_planner.day_after': None
  'studio_planner.day_before': None
  'studio_planner.day_range': { from: number; to: number }
  'studio_planner.delete_week': None
  'studio_planner.deload': None
  'studio_planner.deload_every': { every: number }
  'studio_planner.deload_help': None
  'studio_planner.deload_help_weeks': { count: number; weeks: string | number }
  'studio_planner.deload_never': None
  'studio_planner.deload_weeks': None
  'studio_planner.density': None
  'studio_planner.density_cards': None
  'studio_planner.density_chips': None
  'studio_planner.empty_text': None
  'studio_planner.empty_title': None
  'studio_planner.grid': None
  'studio_planner.key_choose': None
  'studio_planner.key_move': None
  'studio_planner.key_rest': None
  'studio_planner.kind': None
  'studio_planner.library': None
  'studio_planner.library_empty': { kind: string | number }
  'studio_planner.library_none': { term: string | number }
  'studio_planner.load_kg': { amount: string | number }
  'studio_planner.load_lb': { amount: string | number }
  'studio_planner.load_reps': { amount: string | number; count: number }
  'studio_planner.load_sets': { amount: string | number; count: number }
  'studio_planner.make_rest': None
  'studio_planner.minutes': { minutes: string | number }
  'studio_planner.more_weeks': None
  'studio_planner.moved': { title: string | number; place: string | number }
  'studio_planner.open': None
  'studio_planner.open_week': None
  'studio_planner.page_actions': { title: string | number }
  'studio_planner.paste': None
  'studio_planner.paste_on': { place: string | number }
  'studio_planner.preview': None
  'studio_planner.progression': None
  'studio_planner.progression_none': None
  'studio_planner.progression_reps': None
  'studio_planner.progression_weight': None
  'studio_planner.put': { title: string | number; place: string | number }
  'studio_planner.removed': { title: string | number }
  'studio_planner.rename_week': None
  'studio_planner.renamed': { title: string | number }
  'studio_planner.rest': None
  'studio_planner.rested': { title: string | number; place: string | number }
  'studio_planner.saved': None
  'studio_planner.search': None
  'studio_planner.sets': { count: number }
  'studio_planner.sets_of_reps': { sets: number; reps: number }
  'studio_planner.slot': { number: number; day: number }
  'studio_planner.slot_without_day': { number: number }
  'studio_planner.stale': None
  'studio_planner.tab_page': None
  'studio_planner.tab_plan': None
  'studio_planner.title': None
  'studio_planner.to_pages': None
  'studio_planner.to_weeks': None
  'studio_planner.tray_help': None
  'studio_planner.tray_help_day': { place: string | number }
  'studio_planner.unit': None
  'studio_planner.unit_kg': None
  'studio_planner.unit_lb': None
  'studio_planner.week': { number: number }
  'studio_planner.week_actions': { number: number }
  'studio_planner.week_added': { title: string | number }
  'studio_planner.week_after': None
  'studio_planner.week_before': None
  'studio_planner.week_column': None
  'studio_planner.week_removed': { title: string | number }
  'studio_planner.week_title': None
  'studio_planner.weeks_copied': { number: number; count: number }
  'studio_planner.weight_kg': { weight: string | number }
  'studio_planner.weight_lb': { weight: string | number }
  'studio_planner.without_day': None
  'studio_products.add_benefit': None
  'studio_products.add_currency': None
  'studio_products.add_version': None
  'studio_products.archive': None
  'studio_products.archive_text': None
  'studio_products.archive_title': { title: string | number }
  'studio_products.archived': { title: string | number }
  'studio_products.benefit_n': { n: string | number }
  'studio_products.benefits': None
  'studio_products.benefits_text': None
  'studio_products.bumps.about': None
  'studio_products.bumps.add': None
  'studio_products.bumps.choose': None
  'studio_products.bumps.gone': { title: string | number }
  'studio_products.bumps.headline': None
  'studio_products.bumps.none': { currency: string | number }
  'studio_products.bumps.none_once': { currency: string | number }
  'studio_products.bumps.remove': { n: string | number }
  'studio_products.bumps.text': None
  'studio_products.bumps.title': None
  'studio_products.bumps.what': None
  'studio_products.bundle.about': None
  'studio_products.bundle.add': None
  'studio_products.bundle.choose': None
  'studio_products.bundle.title': None
  'studio_products.columns.owners': None
  'studio_products.columns.price': None
  'studio_products.columns.product': None
  'studio_products.columns.sales': None
  'studio_products.conflict.mine': None
  'studio_products.conflict.other': None
  'studio_products.conflict.title': { name: string | number; title: string | number }
  'studio_products.contents': None
  'studio_products.contents_text': None
  'studio_products.copy_link': None
  'studio_products.count': { count: number }
  'studio_products.cover': None
  'studio_products.cover_text': None
  'studio_products.currency': None
  'studio_products.cycle': None
  'studio_products.cycle_names.day': None
  'studio_products.cycle_names.month': None
  'studio_products.cycle_names.once': None
  'studio_products.cycle_names.week': None
  'studio_products.cycle_names.year': None
  'studio_products.cycles.day': None
  'studio_products.cycles.month': None
  'studio_products.cycles.once': None
  'studio_products.cycles.week': None
  'studio_products.cycles.year': None
  'studio_products.description': None
  'studio_products.empty.filter': None
  'studio_products.empty.text': None
  'studio_products.empty.title': None
  'studio_products.errors.benefit': None
  'studio_products.errors.bump_title': None
  'studio_products.errors.bump_what': None
  'studio_products.errors.price': None
  'studio_products.errors.price_currency': { currency: string | number }
  'studio_products.errors.price_decimals': { count: number; currency: string | number }
  'studio_products.errors.title': None
  'studio_products.errors.version_name': None
  'studio_products.every': None
  'studio_products.first': None
  'studio_products.hidden': None
  'studio_products.hidden_text': None
  'studio_products.holders.causes.gift': None
  'studio_products.holders.causes.import': None
  'studio_products.holders.causes.in_app_purchase': None
  'studio_products.holders.causes.manual': None
  'studio_products.holders.causes.purchase': None
  'studio_products.holders.causes.subscription': None
  'studio_products.holders.columns.cause': None
  'studio_products.holders.columns.currency': None
  'studio_products.holders.columns.email': None
  'studio_products.holders.columns.member': None
  'studio_products.holders.columns.paid': None
  'studio_products.holders.columns.part_of': None
  'studio_products.holders.columns.since': None
  'studio_products.holders.columns.until': None
  'studio_products.holders.count': { count: number }
  'studio_products.holders.empty_text': None
  'studio_products.holders.empty_title': None
  'studio_products.holders.export': None
  'studio_products.holders.exported': { count: number }
  'studio_products.holders.failed': { reason: string | number }
  'studio_products.holders.members': None
  'studio_products.holders.part_of': { title: string | number }
  'studio_products.holders.since': { date: string | number }
  'studio_products.holders.title': None
  'studio_products.holders.until': { date: string | number }
  'studio_products.includes.about': None
  'studio_products.includes.add': None
  'studio_products.includes.at_once': None
  'studio_products.includes.choose': None
  'studio_products.includes.confirm': { title: string | number }
  'studio_products.includes.confirm_button': None
  'studio_products.includes.effect': None
  'studio_products.includes.gains': { count: number }
  'studio_products.includes.hint': None
  'studio_products.includes.loses': { count: number }
  'studio_products.includes.none': None
  'studio_products.includes.pages': { titles: string | number }
  'studio_products.includes.remove': { title: string | number }
  'studio_products.includes.title': None
  'studio_products.includes.will_lock': None
  'studio_products.less_of': { what: string | number }
  'studio_products.link_copied': None
  'studio_products.live.confirm': None
  'studio_products.live.done': None
  'studio_products.live.effect_clock': None
  'studio_products.live.effect_grants': None
  'studio_products.live.effect_members': { count: number }
  'studio_products.live.effect_orders': None
  'studio_products.live.for_good': None
  'studio_products.live.start': None
  'studio_products.live.title': None
  'studio_products.menu': { title: string | number }
  'studio_products.more_of': { what: string | number }
  'studio_products.more_prices': { count: number }
  'studio_products.new': None
  'studio_products.off_sale': None
  'studio_products.off_sale_text': None
  'studio_products.payments.grace': None
  'studio_products.payments.grace_help': None
  'studio_products.payments.hide': None
  'studio_products.payments.keys': None
  'studio_products.payments.keys_text': None
  'studio_products.payments.none': None
  'studio_products.payments.overdue': None
  'studio_products.payments.overdue_text': None
  'studio_products.payments.publishable': None
  'studio_products.payments.sandbox': None
  'studio_products.payments.sandbox_text': None
  'studio_products.payments.saved': None
  'studio_products.payments.secret': None
  'studio_products.payments.secret_missing': None
  'studio_products.payments.show': None
  'studio_products.payments.stored': None
  'studio_products.payments.stripe': None
  'studio_products.payments.webhook': None
  'studio_products.payments.webhook_url': None
  'studio_products.payments.webhook_url_text': None
  'studio_products.play.connected': None
  'studio_products.play.keys': None
  'studio_products.play.keys_text': None
  'studio_products.play.notification_url': None
  'studio_products.play.notification_url_help': None
  'studio_products.play.notifications': None
  'studio_products.play.notifications_text': None
  'studio_products.play.package_name': None
  'studio_products.play.package_name_help': None
  'studio_products.play.product_id': None
  'studio_products.play.product_id_wrong': None
  'studio_products.play.products': None
  'studio_products.play.products_none': None
  'studio_products.play.products_text': None
  'studio_products.play.push_account': None
  'studio_products.play.push_account_help': None
  'studio_products.play.saved': None
  'studio_products.play.service_account': None
  'studio_products.play.service_account_help': None
  'studio_products.play.test_help': None
  'studio_products.play.title': None
  'studio_products.preview': None
  'studio_products.price.day': { count: number; price: string | number }
  'studio_products.price.month': { count: number; price: string | number }
  'studio_products.price.once': { price: string | number }
  'studio_products.price.week': { count: number; price: string | number }
  'studio_products.price.year': { count: number; price: string | number }
  'studio_products.price_label': None
  'studio_products.remove_benefit': { n: string | number }
  'studio_products.sale.draft_text': None
  'studio_products.sale.draft_title': None
  'studio_products.sale.drafted': { title: string | number }
  'studio_products.sale.empty_text': None
  'studio_products.sale.empty_title': None
  'studio_products.sale.put': { title: string | number }
  'studio_products.sale.put_on': None
  'studio_products.sale.put_on_anyway': None
  'studio_products.sale.take_off': None
  'studio_products.sale.taken_off': { title: string | number }
  'studio_products.same_plan': { currencies: string | number }
  'studio_products.sample.page': None
  'studio_products.sample.remove': None
  'studio_products.sample.text': None
  'studio_products.sample.title': None
  'studio_products.search': None
  'studio_products.setup_fee': None
  'studio_products.setup_fee_none': None
  'studio_products.show_first': None
  'studio_products.sold': { count: number; all: string | number }
  'studio_products.sort': None
  'studio_products.sorts.buyers': None
  'studio_products.sorts.newest': None
  'studio_products.sorts.sales': None
  'studio_products.sorts.title': None
  'studio_products.state': None
  'studio_products.states.all': None
  'studio_products.states.archived': None
  'studio_products.states.draft': None
  'studio_products.states.hidden': None
  'studio_products.states.live': None
  'studio_products.store.add': None
  'studio_products.store.bundle_id': None
  'studio_products.store.bundle_id_help': None
  'studio_products.store.connected': None
  'studio_products.store.disconnect': None
  'studio_products.store.disconnect_text': None
  'studio_products.store.disconnect_title': None
  'studio_products.store.disconnected': None
  'studio_products.store.issuer_id': None
  'studio_products.store.keys': None
  'studio_products.store.keys_text': None
  'studio_products.store.not_connected': None
  'studio_products.store.notification_url': None
  'studio_products.store.notification_url_help': None
  'studio_products.store.notifications': None
  'studio_products.store.notifications_text': None
  'studio_products.store.off': { title: string | number }
  'studio_products.store.opens': None
  'studio_products.store.opens_choose': None
  'studio_products.store.product_id': None
  'studio_products.store.product_id_wrong': None
  'studio_products.store.product_missing': None
  'studio_products.store.products': None
  'studio_products.store.products_none': None
  'studio_products.store.products_text': None
  'studio_products.store.remove': { id: string | number }
  'studio_products.store.saved': None
  'studio_products.store.test': None
  'studio_products.store.test_help': None
  'studio_products.store.title': None
  'studio_products.subtitle': None
  'studio_products.teacher.line': None
  'studio_products.teacher.name': None
  'studio_products.teacher.photo': None
  'studio_products.teacher.text': None
  'studio_products.teacher.title': None
  'studio_products.this_product': None
  'studio_products.title': None
  'studio_products.trial': None
  'studio_products.version_menu': { n: string | number }
  'studio_products.versions': None
  'studio_products.versions_text': None
  'studio_products.visibility': None
  'studio_push.browsers': None
  'studio_push.browsers_text': None
  'studio_push.connected': None
  'studio_push.disconnect': None
  'studio_push.expo_text': None
  'studio_push.expo_token': None
  'studio_push.expo_token_help': None
  'studio_push.fcm_account': None
  'studio_push.fcm_account_help': None
  'studio_push.fcm_text': None
  'studio_push.is_expo': None
  'studio_push.not_connected': None
  'studio_push.pusher_instance_id': None
  'studio_push.pusher_instance_id_help': None
  'studio_push.pusher_secret': None
  'studio_push.pusher_secret_help': None
  'studio_push.pusher_text': None
  'studio_push.saved': None
  'studio_push.title': None
  'studio_reconciliation.back': None
  'studio_reconciliation.banner': { count: number }
  'studio_reconciliation.banner_open': None
  'studio_reconciliation.check_now': None
  'studio_reconciliation.columns.ours': None
  'studio_reconciliation.columns.theirs': None
  'studio_reconciliation.empty.closed_text': None
  'studio_reconciliation.empty.closed_title': None
  'studio_reconciliation.empty.open_text': None
  'studio_reconciliation.empty.open_title': None
  'studio_reconciliation.intro': None
  'studio_reconciliation.kinds.access_missing': None
  'studio_reconciliation.kinds.amount_differs': None
  'studio_reconciliation.kinds.dispute_differs': None
  'studio_reconciliation.kinds.order_unknown': None
  'studio_reconciliation.kinds.payment_missing': None
  'studio_reconciliation.kinds.payment_unknown': None
  'studio_reconciliation.kinds.plan_differs': None
  'studio_reconciliation.kinds.price_differs': None
  'studio_reconciliation.kinds.refund_differs': None
  'studio_reconciliation.last': { time: string | number; count: number }
  'studio_reconciliation.last_mended': { count: number }
  'studio_reconciliation.link': None
  'studio_reconciliation.never': None
  'studio_reconciliation.no_order': None
  'studio_reconciliation.note': None
  'studio_reconciliation.note_help': None
  'studio_reconciliation.order': { number: string | number }
  'studio_reconciliation.resolve': None
  'studio_reconciliation.resolve_text': None
  'studio_reconciliation.resolve_title': None
  'studio_reconciliation.resolved': None
  'studio_reconciliation.running': { count: number }
  'studio_reconciliation.states.mended': None
  'studio_reconciliation.states.resolved': { name: string | number }
  'studio_reconciliation.title': None
  'studio_reconciliation.view': None
  'studio_reconciliation.views.closed': None
  'studio_reconciliation.views.open': None
  'studio_sign_in.conflict': { name: string | number }
  'studio_sign_in.history': None
  'studio_sign_in.history.apple_keys': None
  'studio_sign_in.history.apple_keys_removed': None
  'studio_sign_in.history.by': { name: string | number; date: string | number }
  'studio_sign_in.history.google_keys': None
  'studio_sign_in.history.google_keys_removed': None
  'studio_sign_in.history.settings': None
  'studio_sign_in.keys.change_named': { provider: string | number }
  'studio_sign_in.keys.client_id.apple': None
  'studio_sign_in.keys.client_id.google': None
  'studio_sign_in.keys.client_secret': None
  'studio_sign_in.keys.hide': None
  'studio_sign_in.keys.key_id': None
  'studio_sign_in.keys.missing': None
  'studio_sign_in.keys.private_key': None
  'studio_sign_in.keys.private_key_help': None
  'studio_sign_in.keys.remove': None
  'studio_sign_in.keys.remove_text': { provider: string | number }
  'studio_sign_in.keys.remove_title': { provider: string | number }
  'studio_sign_in.keys.removed': { provider: string | number }
  'studio_sign_in.keys.save': None
  'studio_sign_in.keys.saved': None
  'studio_sign_in.keys.set': { date: string | number }
  'studio_sign_in.keys.set_up': { provider: string | number }
  'studio_sign_in.keys.show': None
  'studio_sign_in.keys.steps.apple.console': None
  'studio_sign_in.keys.steps.apple.copy': None
  'studio_sign_in.keys.steps.apple.redirect': None
  'studio_sign_in.keys.steps.google.console': None
  'studio_sign_in.keys.steps.google.copy': None
  'studio_sign_in.keys.steps.google.redirect': None
  'studio_sign_in.keys.stored': None
  'studio_sign_in.keys.team_id': None
  'studio_sign_in.keys.title.apple': None
  'studio_sign_in.keys.title.google': None
  'studio_sign_in.keys.unreadable': None
  'studio_sign_in.methods': None
  'studio_sign_in.methods.apple': None
  'studio_sign_in.methods.default': None
  'studio_sign_in.methods.default_text': None
  'studio_sign_in.methods.google': None
  'studio_sign_in.methods.passwordless': None
  'studio_sign_in.methods.passwordless_text': None
  'studio_sign_in.methods_text': None
  'studio_sign_in.optional': None
  'studio_sign_in.saved': None
  'studio_sign_in.sign_up': None
  'studio_sign_in.sign_up.domains': None
  'studio_sign_in.sign_up.domains_help': None
  'studio_sign_in.sign_up.open': None
  'studio_sign_in.sign_up.open_text': None
  'studio_sign_in.sign_up.text': None
  'studio_sign_in.sign_up.text_help': None
  'studio_sign_in.title': None
  'studio_tags.actions': None
  'studio_tags.add': None
  'studio_tags.assign': None
  'studio_tags.assign_title': { count: number }
  'studio_tags.assigned': { count: number }
  'studio_tags.bulk.errors.not_found': None
  'studio_tags.bulk.errors.path_taken': None
  'studio_tags.bulk.errors.too_many': { max: number }
  'studio_tags.bulk.errors.unknown_field': None
  'studio_tags.bulk.others': { count: number }
  'studio_tags.bulk.progress': { count: string | number; total: string | number }
  'studio_tags.bulk.refused': { count: number }
  'studio_tags.bulk.untried': { count: number }
  'studio_tags.choose': None
  'studio_tags.color': None
  'studio_tags.colors.amber': None
  'studio_tags.colors.blue': None
  'studio_tags.colors.brown': None
  'studio_tags.colors.gray': None
  'studio_tags.colors.green': None
  'studio_tags.colors.orange': None
  'studio_tags.colors.pink': None
  'studio_tags.colors.red': None
  'studio_tags.colors.teal': None
  'studio_tags.colors.violet': None
  'studio_tags.count': { count: number }
  'studio_tags.create': None
  'studio_tags.create_named': { name: string | number }
  'studio_tags.delete_text': { count: number }
  'studio_tags.delete_title': { name: string | number }
  'studio_tags.deleted': { name: string | number }
  'studio_tags.edit': None
  'studio_tags.edit_title': None
  'studio_tags.find_or_create': None
  'studio_tags.merge': None
  'studio_tags.merge_into': None
  'studio_tags.merge_menu': None
  'studio_tags.merge_text': { count: number; from: string | number; into: string | number; into_count: number }
  'studio_tags.merge_title': { name: string | number }
  'studio_tags.merged': { name: string | number }
  'studio_tags.more': { name: string | number }
  'studio_tags.new': None
  'studio_tags.none_text': None
  'studio_tags.none_yet': None
  'studio_tags.remove': { name: string | number }
  'studio_tags.search': None
  'studio_tags.select': None
  'studio_tags.select_done': None
  'studio_tags.show_pages': { count: number; name: string | number }
  'studio_tags.title': None
  'studio_tags.with_pages': { name: string | number; count: number }
  'studio_team.actions': { name: string | number }
  'studio_team.inbox.always': { role: string | number }
  'studio_team.inbox.granted': { name: string | number }
  'studio_team.inbox.revoked': { name: string | number }
  'studio_team.inbox.text': None
  'studio_team.inbox.title': None
  'studio_team.invitations.expired': { date: string | number }
  'studio_team.invitations.expires': { date: string | number }
  'studio_team.invitations.is_expired': None
  'studio_team.invitations.resend': None
  'studio_team.invitations.resend_to': { email: string | number }
  'studio_team.invitations.sent': { email: string | number }
  'studio_team.invitations.title': None
  'studio_team.invitations.withdraw': None
  'studio_team.invitations.withdraw_from': { email: string | number }
  'studio_team.invitations.withdrawn': { email: string | number }
  'studio_team.invite.help': None
  'studio_team.invite.open': None
  'studio_team.invite.role': None
  'studio_team.invite.send': None
  'studio_team.invite.title': None
  'studio_team.join.email_taken': None
  'studio_team.join.failed': None
  'studio_team.join.failed_text': None
  'studio_team.join.headline': { account: string | number }
  'studio_team.join.invalid': None
  'studio_team.join.lead': { name: string | number; role: string | number }
  'studio_team.join.no_link': None
  'studio_team.join.submit': None
  'studio_team.join.title': None
  'studio_team.last_seen': { when: string | number }
  'studio_team.leave.confirm': None
  'studio_team.leave.open': None
  'studio_team.leave.text': None
  'studio_team.leave.title': None
  'studio_team.log.deleted_user': None
  'studio_team.log.lines.app_address_chosen': { actor: string | number; subject: string | number }
  'studio_team.log.lines.app_deleted': { actor: string | number; subject: string | number }
  'studio_team.log.lines.app_domain_added': { actor: string | number; subject: string | number }
  'studio_team.log.lines.app_domain_proven': { actor: string | number; subject: string | number }
  'studio_team.log.lines.app_domain_removed': { actor: string | number; subject: string | number }
  'studio_team.log.lines.app_restored': { actor: string | number; subject: string | number }
  'studio_team.log.lines.app_slug_changed': { actor: string | number; subject: string | number }
  'studio_team.log.lines.app_switched_off': { actor: string | number; subject: string | number }
  'studio_team.log.lines.app_switched_on': { actor: string | number; subject: string | number }
  'studio_team.log.lines.member_invitation_resent': { actor: string | number; subject: string | number }
  'studio_team.log.lines.member_invitation_withdrawn': { actor: string | number; subject: string | number }
  'studio_team.log.lines.member_invited': { actor: string | number; subject: string | number }
  'studio_team.log.lines.member_marked_for_deletion': { actor: string | number; subject: string | number }
  'studio_team.log.lines.member_restored': { actor: string | number; subject: string | number }
  'studio_team.log.lines.member_sign_in_reset': { actor: string | number; subject: string | number }
  'studio_team.log.lines.member_suspended': { actor: string | number; subject: string | number }
  'studio_team.log.lines.member_viewed': { actor: string | number; subject: string | number }
  'studio_team.log.lines.members_imported': { actor: string | number; subject: string | number; count: number }
  'studio_team.log.lines.messaging_profile_chosen': { actor: string | number; subject: string | number }
  'studio_team.log.lines.moderation_rules_changed': { actor: string | number; subject: string | number }
  'studio_team.log.lines.report_opened': { actor: string | number; subject: string | number }
  'studio_team.log.lines.reported_member_muted': { actor: string | number; subject: string | number; count: number }
  'studio_team.log.lines.reported_member_noted': { actor: string | number; subject: string | number }
  'studio_team.log.lines.reported_member_unmuted': { actor: string | number; subject: string | number }
  'studio_team.log.lines.reported_member_warned': { actor: string | number; subject: string | number }
  'studio_team.log.lines.reported_message_deleted': { actor: string | number; subject: string | number }
  'studio_team.log.lines.reported_message_hidden': { actor: string | number; subject: string | number }
  'studio_team.log.lines.reported_message_kept': { actor: string | number; subject: string | number }
  'studio_team.log.lines.reported_message_restored': { actor: string | number; subject: string | number }
  'studio_team.log.lines.reported_thread_read': { actor: string | number; subject: string | number }
  'studio_team.log.lines.team_inbox_granted': { actor: string | number; subject: string | number }
  'studio_team.log.lines.team_inbox_revoked': { actor: string | number; subject: string | number }
  'studio_team.log.lines.team_invitation_resent': { actor: string | number; subject: string | number }
  'studio_team.log.lines.team_invitation_withdrawn': { actor: string | number; subject: string | number }
  'studio_team.log.lines.team_invited': { actor: string | number; subject: string | number; to: string }
  'studio_team.log.lines.team_joined': { actor: string | number; to: string }
  'studio_team.log.lines.team_removed': { actor: string | number; subject: string | number }
  'studio_team.log.lines.team_role_changed': { actor: string | number; subject: string | number; from: string; to: string }
  'studio_team.log.lines.test_mode_left': { actor: string | number; subject: string | number }
  'studio_team.log.none': None
  'studio_team.log.text': None
  'studio_team.log.title': None
  'studio_team.never_seen': None
  'studio_team.owner.confirm': None
  'studio_team.owner.password': None
  'studio_team.owner.text': { name: string | number }
  'studio_team.owner.title': { name: string | number }
  'studio_team.remove.confirm': None
  'studio_team.remove.done': { name: string | number }
  'studio_team.remove.open': None
  'studio_team.remove.text': { name: string | number }
  'studio_team.remove.title': { name: string | number }
  'studio_team.role_changed': { name: string | number; role: string | number }
  'studio_team.roles.account_admin.make': None
  'studio_team.roles.account_admin.name': None
  'studio_team.roles.account_admin.text': None
  'studio_team.roles.admin.make': None
  'studio_team.roles.admin.name': None
  'studio_team.roles.admin.text': None
  'studio_team.roles.owner.make': None
  'studio_team.roles.owner.name': None
  'studio_team.roles.owner.text': None
  'studio_team.roles.title': None
  'studio_team.title': None
  'studio_team.voice.chosen': { name: string | number }
  'studio_team.voice.label': None
  'studio_team.voice.nobody': None
  'studio_team.voice.not_yours': None
  'studio_team.voice.text': None
  'studio_team.voice.title': None
  'studio_team.you': None
  'studio_training.all_records': { count: number }
  'studio_training.cell': { title: string | number; date: string | number; state: string | number }
  'studio_training.column_done': None
  'studio_training.column_planned': None
  'studio_training.column_rpe': None
  'studio_training.column_set': None
  'studio_training.comment': None
  'studio_training.comment_count': { count: number }
  'studio_training.comment_hint': { name: string | number }
  'studio_training.comment_later': None
  'studio_training.comment_missing': None
  'studio_training.comments': None
  'studio_training.delete_comment': None
  'studio_training.done': None
  'studio_training.edit_comment': None
  'studio_training.edited': None
  'studio_training.empty': { name: string | number }
  'studio_training.empty_text': None
  'studio_training.exercise': None
  'studio_training.feelings.brutal': None
  'studio_training.feelings.easy': None
  'studio_training.feelings.good': None
  'studio_training.feelings.hard': None
  'studio_training.feelings.hurt': None
  'studio_training.finished': { count: number }
  'studio_training.hours': { hours: number; minutes: number }
  'studio_training.last_on': { date: string | number }
  'studio_training.last_sessions': None
  'studio_training.legend': None
  'studio_training.load_by': { load: string | number; count: string | number }
  'studio_training.looks.done': None
  'studio_training.looks.missed': None
  'studio_training.looks.moved': None
  'studio_training.minutes': { minutes: number }
  'studio_training.missed': None
  'studio_training.no_records': None
  'studio_training.no_sessions': None
  'studio_training.not_done': None
  'studio_training.nothing_logged': None
  'studio_training.of_last_sessions': None
  'studio_training.of_planned': { count: number }
  'studio_training.one_rep_max': { amount: number }
  'studio_training.plan_of': { title: string | number }
  'studio_training.planned_and_completed': None
  'studio_training.progress': { percent: string | number }
  'studio_training.records': None
  'studio_training.rpe': { rpe: number }
  'studio_training.running': None
  'studio_training.send': None
  'studio_training.session': None
  'studio_training.sets': { count: number }
  'studio_training.skipped_item': None
  'studio_training.states.coming': None
  'studio_training.states.done': None
  'studio_training.states.missed': None
  'studio_training.states.moved': { date: string | number }
  'studio_training.states.skipped': None
  'studio_training.states.today': None
  'studio_training.tabs.label': None
  'studio_training.tabs.overview': None
  'studio_training.tabs.training': None
  'studio_training.title': None
  'studio_training.warm_up': None
  'studio_training.week': { week: number }
  'studio_training.week_of': { week: number; count: number }
  'studio_training.weeks': None
  'studio_training.without_days': None
  'studio_workout_import.actions.create': None
  'studio_workout_import.actions.exists': None
  'studio_workout_import.actions.refused': None
  'studio_workout_import.choose.button': None
  'studio_workout_import.choose.example': None
  'studio_workout_import.choose.example_text': None
  'studio_workout_import.choose.sending': { name: string | number }
  'studio_workout_import.choose.template': None
  'studio_workout_import.choose.text': None
  'studio_workout_import.choose.title': None
  'studio_workout_import.columns.action': None
  'studio_workout_import.columns.column': None
  'studio_workout_import.columns.problem': None
  'studio_workout_import.columns.row': None
  'studio_workout_import.columns.size': None
  'studio_workout_import.columns.tags': None
  'studio_workout_import.columns.workout': None
  'studio_workout_import.done.drafts': None
  'studio_workout_import.done.exercises': { count: number }
  'studio_workout_import.done.library': None
  'studio_workout_import.done.refused': { count: number }
  'studio_workout_import.done.skipped': { count: number }
  'studio_workout_import.done.tags': { count: number }
  'studio_workout_import.done.title': { count: number }
  'studio_workout_import.exercise_count': { count: number }
  'studio_workout_import.exercises.created': { count: number }
  'studio_workout_import.exercises.found': { count: number }
  'studio_workout_import.exercises.title': None
  'studio_workout_import.existing.copy': None
  'studio_workout_import.existing.label': { count: number }
  'studio_workout_import.existing.skip': None
  'studio_workout_import.failed': None
  'studio_workout_import.failures.empty': None
  'studio_workout_import.failures.not_readable': None
  'studio_workout_import.failures.not_utf8': None
  'studio_workout_import.failures.too_large': None
  'studio_workout_import.failures.too_many_rows': None
  'studio_workout_import.faults.empty': None
  'studio_workout_import.faults.kind': None
  'studio_workout_import.faults.large': None
  'studio_workout_import.fields.day': None
  'studio_workout_import.fields.exercise_name': None
  'studio_workout_import.fields.group': None
  'studio_workout_import.fields.kind': None
  'studio_workout_import.fields.note': None
  'studio_workout_import.fields.percent': None
  'studio_workout_import.fields.reps': None
  'studio_workout_import.fields.rest': None
  'studio_workout_import.fields.rounds': None
  'studio_workout_import.fields.rpe': None
  'studio_workout_import.fields.sets': None
  'studio_workout_import.fields.tags': None
  'studio_workout_import.fields.tempo': None
  'studio_workout_import.fields.unit': None
  'studio_workout_import.fields.weight': None
  'studio_workout_import.fields.workout_title': None
  'studio_workout_import.file': { name: string | number; count: number }
  'studio_workout_import.mapping.check': None
  'studio_workout_import.mapping.column_number': { number: number }
  'studio_workout_import.mapping.kg': None
  'studio_workout_import.mapping.lb': None
  'studio_workout_import.mapping.none': None
  'studio_workout_import.mapping.summary': { used: number; count: number }
  'studio_workout_import.mapping.title': None
  'studio_workout_import.mapping.weight_unit': None
  'studio_workout_import.more': { count: number }
  'studio_workout_import.nothing': None
  'studio_workout_import.other_file': None
  'studio_workout_import.problem_count': { count: number }
  'studio_workout_import.problems.ambiguous_number': { value: string | number }
  'studio_workout_import.problems.exercise_ambiguous': { value: string | number }
  'studio_workout_import.problems.exercise_missing': None
  'studio_workout_import.problems.formula': { value: string | number }
  'studio_workout_import.problems.looks_like_date': { value: string | number }
  'studio_workout_import.problems.malformed': None
  'studio_workout_import.problems.name_too_long': { value: string | number }
  'studio_workout_import.problems.not_a_number': { value: string | number }
  'studio_workout_import.problems.not_a_time': { value: string | number }
  'studio_workout_import.problems.out_of_range': { value: string | number }
  'studio_workout_import.problems.range_in_note': { value: string | number }
  'studio_workout_import.problems.sets_differ': { value: string | number }
  'studio_workout_import.problems.tempo_invalid': { value: string | number }
  'studio_workout_import.problems.too_many_exercises': None
  'studio_workout_import.problems.too_many_groups': None
  'studio_workout_import.problems.too_many_sets': None
  'studio_workout_import.problems.too_many_tags': None
  'studio_workout_import.problems.unknown_kind': { value: string | number }
  'studio_workout_import.problems.unknown_unit': { value: string | number }
  'studio_workout_import.problems.workout_missing': None
  'studio_workout_import.ready': { count: number }
  'studio_workout_import.ready_text': None
  'studio_workout_import.run': { count: number }
  'studio_workout_import.set_count': { count: number }
  'studio_workout_import.steps.check': None
  'studio_workout_import.steps.file': None
  'studio_workout_import.steps.import': None
  'studio_workout_import.tags.created': { count: number }
  'studio_workout_import.tags.found': { count: number }
  'studio_workout_import.tags.title': None
  'studio_workout_import.title': None
  'studio_workout_import.unmapped': None
  'studio_workout_import.unmapped_text': None
  'studio_workout_import.untitled': None
  'studio_workout_import.workouts': None
  'support.app_version': None
  'support.browser': None
  'support.connection': None
  'support.language': None
  'support.last_error': None
  'support.message': None
  'support.offline': None
  'support.online': None
  'support.screen': None
  'support.sent_text': { app: string | number; email: string | number }
  'support.sent_title': None
  'support.text': { app: string | number; email: string | number }
  'support.time_zone': None
  'support.title': None
  'support.too_many': None
  'support.too_short': { count: string | number }
  'support.waiting_text': { app: string | number; email: string | number }
  'support.waiting_title': None
  'support.what_goes_along': None
  'swaps.always': None
  'swaps.back': { name: string | number }
  'swaps.empty_text': None
  'swaps.empty_title': None
  'swaps.help': None
  'swaps.last': None
  'swaps.no_equipment': None
  'swaps.reason': None
  'swaps.reason.hurts': None
  'swaps.reason.no_equipment': None
  'swaps.reason.taken': None
  'swaps.reason.too_heavy': None
  'swaps.span': None
  'swaps.submit_always': None
  'swaps.submit_today': None
  'swaps.subtitle': None
  'swaps.title': { name: string | number }
  'swaps.today': None
  'training.actions': None
  'training.add_measure': None
  'training.best_set': None
  'training.best_sets': None
  'training.body.arm_left': None
  'training.body.arm_right': None
  'training.body.body_fat': None
  'training.body.calf_left': None
  'training.body.calf_right': None
  'training.body.chest': None
  'training.body.hips': None
  'training.body.neck': None
  'training.body.shoulders': None
  'training.body.thigh_left': None
  'training.body.thigh_right': None
  'training.body.waist': None
  'training.body.weight': None
  'training.body_empty_text': None
  'training.body_empty_title': None
  'training.body_title': None
  'training.body_unit.cm': None
  'training.body_unit.in': None
  'training.body_unit.kg': None
  'training.body_unit.lb': None
  'training.body_unit.percent': None
  'training.by_exercise': None
  'training.change': None
  'training.change_since': { change: string | number; day: string | number }
  'training.chart_label': { metric: string | number }
  'training.clear_search': None
  'training.csv.amount': None
  'training.csv.date': None
  'training.csv.exercise': None
  'training.csv.measure': None
  'training.csv.note': None
  'training.csv.rpe': None
  'training.csv.set': None
  'training.csv.unit': None
  'training.csv.unit_breaths': None
  'training.csv.unit_cals': None
  'training.csv.unit_feet': None
  'training.csv.unit_hours': None
  'training.csv.unit_kilometers': None
  'training.csv.unit_laps': None
  'training.csv.unit_meters': None
  'training.csv.unit_miles': None
  'training.csv.unit_mins': None
  'training.csv.unit_reps': None
  'training.csv.unit_secs': None
  'training.csv.value': None
  'training.csv.warm_up': None
  'training.csv.weight': None
  'training.csv.weight_unit': None
  'training.csv.workout': None
  'training.csv.yes': None
  'training.date': None
  'training.day_wrong': None
  'training.days_this_week': { count: number }
  'training.delete_of': { day: string | number }
  'training.deleted': None
  'training.diamonds': None
  'training.download_body': None
  'training.download_sets': None
  'training.downloaded': None
  'training.edit_measure': None
  'training.edit_of': { day: string | number }
  'training.empty_text': None
  'training.empty_title': None
  'training.epley': None
  'training.exercise': None
  'training.exercises': None
  'training.figure_of': { metric: string | number; day: string | number }
  'training.in_all': None
  'training.in_six_weeks': None
  'training.in_three_months': None
  'training.in_year': None
  'training.less': { amount: string | number }
  'training.lifted': None
  'training.long_best': None
  'training.long_one_rep_max': None
  'training.long_volume': None
  'training.metric': None
  'training.metric_best': None
  'training.metric_one_rep_max': None
  'training.metric_volume': None
  'training.minutes': { count: number }
  'training.more': { amount: string | number }
  'training.never_text': None
  'training.never_title': None
  'training.next_month': None
  'training.no_change': None
  'training.no_exercise_found': None
  'training.none_in_range': None
  'training.none_that_day': None
  'training.of': { done: number; total: number }
  'training.offline': { time: string | number }
  'training.planned': None
  'training.previous_month': None
  'training.range': None
  'training.range_all': None
  'training.range_six_weeks': None
  'training.range_three_months': None
  'training.range_year': None
  'training.record': None
  'training.same': None
  'training.search_exercises': None
  'training.sessions': None
  'training.sessions_count': { count: number }
  'training.sessions_since': { count: number; month: string | number }
  'training.show_all_days': None
  'training.thinned': { count: number }
  'training.this_week': None
  'training.title': None
  'training.today': None
  'training.trained': None
  'training.value_wrong': { max: string | number }
  'training.view': None
  'training.view_chart': None
  'training.view_table': None
  'training.weeks_in_a_row': { count: number }
  'training.with_unit': { amount: string | number; unit: string | number }
  'unsubscribe.address': None
  'unsubscribe.all_off': None
  'unsubscribe.always': None
  'unsubscribe.choose': None
  'unsubscribe.end_all': None
  'unsubscribe.end_messages': None
  'unsubscribe.end_news': None
  'unsubscribe.end_reminders': None
  'unsubscribe.messages': None
  'unsubscribe.messages_meta': None
  'unsubscribe.messages_off': None
  'unsubscribe.news': None
  'unsubscribe.news_meta': None
  'unsubscribe.news_off': None
  'unsubscribe.on_again': None
  'unsubscribe.reminders': None
  'unsubscribe.reminders_meta': None
  'unsubscribe.reminders_off': None
  'unsubscribe.settings': None
  'unsubscribe.title': { app: string | number }
  'unsubscribe.unusable_text': None
  'unsubscribe.unusable_title': None
  'why.all': None
  'why.because.admin': None
  'why.because.gift': { title: string | number }
  'why.because.import': { title: string | number }
  'why.because.in_app_purchase': { title: string | number }
  'why.because.manual': { title: string | number }
  'why.because.purchase': { title: string | number }
  'why.because.subscription': { title: string | number }
  'why.browsing': None
  'why.ended.gift': { title: string | number; date: string | number }
  'why.ended.import': { title: string | number; date: string | number }
  'why.ended.in_app_purchase': { title: string | number; date: string | number }
  'why.ended.manual': { title: string | number; date: string | number }
  'why.ended.purchase': { title: string | number; date: string | number }
  'why.ended.subscription': { title: string | number; date: string | number }
  'why.no_access': None
  'why.open': None
  'why.title': None
  'why.until': { date: string | number }
  'withdraw.cancel_link': None
  'withdraw.confirm.cancellation': None
  'withdraw.confirm.withdrawal': None
  'withdraw.email': None
  'withdraw.email_help': None
  'withdraw.kind': None
  'withdraw.kind.cancellation': None
  'withdraw.kind.withdrawal': None
  'withdraw.link': None
  'withdraw.mailed_to': { email: string | number }
  'withdraw.order': None
  'withdraw.order.another': None
  'withdraw.order.canceled': { date: string | number }
  'withdraw.order.until': { date: string | number }
  'withdraw.received.cancellation': None
  'withdraw.received.text': { date: string | number; email: string | number }
  'withdraw.received.withdrawal': None
  'withdraw.reference': None
  'withdraw.reference_help': None
  'withdraw.text.cancellation': { app: string | number }
  'withdraw.text.withdrawal': { count: number; app: string | number }
  'withdraw.title': None
  'withdrawal_mails.email': None
  'withdrawal_mails.name': None
  'withdrawal_mails.not_you': None
  'withdrawal_mails.notice.button': None
  'withdrawal_mails.notice.cancellation': { app: string | number }
  'withdrawal_mails.notice.finished': None
  'withdrawal_mails.notice.open': None
  'withdrawal_mails.notice.withdrawal': { app: string | number }
  'withdrawal_mails.open': { app: string | number }
  'withdrawal_mails.outcome.already_canceled': None
  'withdrawal_mails.outcome.already_refunded': None
  'withdrawal_mails.outcome.cancellation': { app: string | number }
  'withdrawal_mails.outcome.ended': None
  'withdrawal_mails.outcome.nothing_to_cancel': None
  'withdrawal_mails.outcome.reply': { app: string | number }
  'withdrawal_mails.outcome.too_late': None
  'withdrawal_mails.outcome.waived': None
  'withdrawal_mails.outcome.withdrawal': { app: string | number }
  'withdrawal_mails.received.cancellation.body': { app: string | number }
  'withdrawal_mails.received.cancellation.subject': { app: string | number }
  'withdrawal_mails.received.next': None
  'withdrawal_mails.received.withdrawal.body': { app: string | number }
  'withdrawal_mails.received.withdrawal.subject': { app: string | number }
  'withdrawal_mails.received_at': None
  'withdrawal_mails.reference': None
  'workout_mails.comment.subject': { author: string | number; title: string | number }
  'workout_mails.open': None
  'workout_mails.reason': { app: string | number }
  'workout_mails.session': None
  'workout_modes.all_done': None
  'workout_modes.all_done_text': None
  'workout_modes.be_here': { seconds: string | number }
  'workout_modes.beep_how': { distance: number }
  'workout_modes.beep_miss_rule': None
  'workout_modes.beep_none': None
  'workout_modes.beep_result': None
  'workout_modes.beep_title': { distance: number }
  'workout_modes.caption_amrap': None
  'workout_modes.caption_emom': None
  'workout_modes.caption_for_time': None
  'workout_modes.caption_interval': None
  'workout_modes.chapter_now': { time: string | number }
  'workout_modes.chapter_now_last': None
  'workout_modes.chapter_seek': { title: string | number; time: string | number }
  'workout_modes.chapters': None
  'workout_modes.distance_run': None
  'workout_modes.far_line': None
  'workout_modes.finish': None
  'workout_modes.finish_clock': None
  'workout_modes.get_ready': None
  'workout_modes.group_clock': None
  'workout_modes.keep_running': None
  'workout_modes.last_beep': { level: number; shuttle: number }
  'workout_modes.last_set': None
  'workout_modes.less_rest': { seconds: number }
  'workout_modes.level': None
  'workout_modes.log_reps': None
  'workout_modes.log_weight': { weight: string | number }
  'workout_modes.logged': None
  'workout_modes.minute': None
  'workout_modes.missed': None
  'workout_modes.missed_again': None
  'workout_modes.missed_rule': None
  'workout_modes.more_rest': { seconds: number }
  'workout_modes.next': None
  'workout_modes.next_after': { seconds: number }
  'workout_modes.next_up': None
  'workout_modes.of_count': { count: number }
  'workout_modes.of_time': { time: string | number }
  'workout_modes.one_less': { label: string | number }
  'workout_modes.one_missed': None
  'workout_modes.one_more': { label: string | number }
  'workout_modes.pace': None
  'workout_modes.pause': None
  'workout_modes.paused': None
  'workout_modes.position': None
  'workout_modes.previous': None
  'workout_modes.progress': { done: number; count: number }
  'workout_modes.reach_next': None
  'workout_modes.reps_beyond': None
  'workout_modes.rest': None
  'workout_modes.resume': None
  'workout_modes.round': None
  'workout_modes.round_done': None
  'workout_modes.round_of': { at: number; count: number }
  'workout_modes.rounds_achieved': None
  'workout_modes.rounds_done': None
  'workout_modes.run': None
  'workout_modes.save_score': None
  'workout_modes.say_ready': { exercise: string | number }
  'workout_modes.say_rest': { seconds: number; exercise: string | number }
  'workout_modes.score_amrap': { rounds: number; reps: number }
  'workout_modes.score_capped': { rounds: number; reps: number }
  'workout_modes.score_rounds': { rounds: number }
  'workout_modes.score_time': { time: string | number }
  'workout_modes.seconds': { count: number }
  'workout_modes.set_of': { at: number; count: number }
  'workout_modes.shuttle': None
  'workout_modes.skip_group': None
  'workout_modes.skip_rest': None
  'workout_modes.sound_off': None
  'workout_modes.sound_on': None
  'workout_modes.speed': { speed: number }
  'workout_modes.start_again': None
  'workout_modes.start_clock': None
  'workout_modes.start_line': None
  'workout_modes.start_with_sound': None
  'workout_modes.start_without_sound': None
  'workout_modes.starts_in': { seconds: number }
  'workout_modes.stop': None
  'workout_modes.stop_test': None
  'workout_modes.stop_text': None
  'workout_modes.stop_title': None
  'workout_modes.time_over': None
  'workout_modes.time_run': None
  'workout_modes.to_end': None
  'workout_modes.to_level': { level: number }
  'workout_modes.unit.breaths': { amount: number }
  'workout_modes.unit.cals': { amount: number }
  'workout_modes.unit.feet': { amount: number }
  'workout_modes.unit.hours': { amount: number }
  'workout_modes.unit.kilometers': { amount: number }
  'workout_modes.unit.laps': { amount: number }
  'workout_modes.unit.meters': { amount: number }
  'workout_modes.unit.miles': { amount: number }
  'workout_modes.unit.mins': { amount: number }
  'workout_modes.unit.reps': { amount: number }
  'workout_modes.unit.secs': { amount: number }
  'workout_modes.vo2': None
  'workout_modes.vo2_hint': None
  'workout_modes.with_pause': None
  'workout_modes.work': None
  'workouts.add_set': None
  'workouts.add_weight': None
  'workouts.all_training': None
  'workouts.amount': None
  'workouts.average_rpe': None
  'workouts.changed': None
  'workouts.column_last': None
  'workouts.column_set': None
  'workouts.column_today': None
  'workouts.comment_edited': None
  'workouts.comments': { count: number }
  'workouts.comments_title': None
  'workouts.continue': None
  'workouts.dark': None
  'workouts.discard': None
  'workouts.discard_text': None
  'workouts.discard_title': None
  'workouts.empty': None
  'workouts.empty_text': None
  'workouts.feeling_brutal': None
  'workouts.feeling_easy': None
  'workouts.feeling_good': None
  'workouts.feeling_hard': None
  'workouts.feeling_hurt': None
  'workouts.finish': None
  'workouts.finish_at_last': None
  'workouts.finish_idle': { time: string | number }
  'workouts.finish_now': None
  'workouts.finish_text': { count: number }
  'workouts.finish_title': None
  'workouts.gain': { amount: number }
  'workouts.history': None
  'workouts.how_was_it': None
  'workouts.in_group': None
  'workouts.keep_training': None
  'workouts.keys_help': None
  'workouts.last_exercise': None
  'workouts.last_time_value': { value: string | number }
  'workouts.leave': None
  'workouts.leave_text': None
  'workouts.leave_title': None
  'workouts.less': None
  'workouts.less_than_last': { amount: number }
  'workouts.less_weight': None
  'workouts.lifted_kg': None
  'workouts.lifted_lb': None
  'workouts.load_by': { load: string | number; count: string | number }
  'workouts.log': None
  'workouts.log_next': { name: string | number }
  'workouts.log_rest': { time: string | number }
  'workouts.log_round': { number: number }
  'workouts.log_set': { number: number }
  'workouts.log_warm_up': None
  'workouts.mode': None
  'workouts.mode_beep_test': None
  'workouts.mode_follow_along': None
  'workouts.mode_grouped': None
  'workouts.mode_list': None
  'workouts.mode_video_workout': None
  'workouts.more': None
  'workouts.more_of_set': None
  'workouts.more_than_last': { amount: number }
  'workouts.more_weight': None
  'workouts.move_down': { name: string | number }
  'workouts.move_up': { name: string | number }
  'workouts.mute': None
  'workouts.next_after': { time: string | number }
  'workouts.next_exercise': None
  'workouts.next_set': None
  'workouts.no_rest': None
  'workouts.no_sessions': None
  'workouts.no_sessions_text': None
  'workouts.not_stored': None
  'workouts.not_stored_title': None
  'workouts.note': None
  'workouts.nothing_logged': None
  'workouts.overview': None
  'workouts.player': None
  'workouts.previous_exercise': None
  'workouts.record_amount': { set: string | number }
  'workouts.record_heaviest': { set: string | number }
  'workouts.record_most_reps_at_weight': { set: string | number }
  'workouts.record_one_rep_max': { set: string | number }
  'workouts.records': { count: number }
  'workouts.reflection': None
  'workouts.refused': { count: number }
  'workouts.remove_set': None
  'workouts.rest': None
  'workouts.rest_after_round': { time: string | number }
  'workouts.rest_less': { seconds: number }
  'workouts.rest_more': { seconds: number }
  'workouts.rest_next': { name: string | number }
  'workouts.rest_of': { time: string | number }
  'workouts.rest_over': None
  'workouts.round': { number: number }
  'workouts.round_label': None
  'workouts.round_of': { round: number; rounds: number }
  'workouts.round_short': { number: number }
  'workouts.rpe': None
  'workouts.running': None
  'workouts.save_round': { number: number }
  'workouts.save_set': { number: number }
  'workouts.save_warm_up': None
  'workouts.set': { number: number }
  'workouts.set_of': { name: string | number; total: number }
  'workouts.set_saved': { name: string | number }
  'workouts.sets': { count: number }
  'workouts.sets_done': { done: number; total: number }
  'workouts.show_exercise': { name: string | number }
  'workouts.show_sets': None
  'workouts.skip': { name: string | number }
  'workouts.skip_rest': None
  'workouts.skipped': None
  'workouts.start': None
  'workouts.state_done': None
  'workouts.state_now': None
  'workouts.state_open': None
  'workouts.summary_title': { title: string | number }
  'workouts.take_back': None
  'workouts.time': None
  'workouts.unit_breaths': None
  'workouts.unit_cals': None
  'workouts.unit_feet': None
  'workouts.unit_hours': None
  'workouts.unit_kg': None
  'workouts.unit_kilometers': None
  'workouts.unit_laps': None
  'workouts.unit_lb': None
  'workouts.unit_meters': None
  'workouts.unit_miles': None
  'workouts.unit_mins': None
  'workouts.unit_reps': None
  'workouts.unit_secs': None
  'workouts.unmute': None
  'workouts.unskip': { name: string | number }
  'workouts.waiting': None
  'workouts.warm_up': None
  'workouts.weight': None
  'workouts.weight_unit': None
}

/** Keys whose text has tags, with the tags. */
export type RichMessages = None
