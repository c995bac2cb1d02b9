// Written by packages/i18n/src/build.ts from locales/en. Do not edit.

type None = Record<never, never>

/** Every key of the catalogue and the values that its text asks for. */
export interface MessageParams {
  'auth_mails.change_email.body': { app: string | number }
  'auth_mails.change_email.button': None
  'auth_mails.change_email.subject': { app: string | number }
  'auth_mails.email_changed.body': { app: string | number }
  'auth_mails.email_changed.subject': { app: string | number }
  'auth_mails.expires_in_hours': { count: number }
  'auth_mails.expires_in_minutes': { count: number }
  'auth_mails.not_you': None
  'auth_mails.open_address': None
  'auth_mails.password_changed.body': { app: string | number }
  'auth_mails.password_changed.subject': { app: string | number }
  'auth_mails.passwordless.body': { app: string | number }
  'auth_mails.passwordless.button': None
  'auth_mails.passwordless.code': None
  'auth_mails.passwordless.subject': { app: string | number }
  'auth_mails.reset.body': { app: string | number }
  'auth_mails.reset.button': None
  'auth_mails.reset.subject': { app: string | number }
  'auth_mails.reset_unknown.body': { app: string | number }
  'auth_mails.verify_email.body': { app: string | number }
  'auth_mails.verify_email.button': None
  'auth_mails.verify_email.subject': { app: string | number }
  'blocks.align.center': None
  'blocks.align.label': None
  'blocks.align.start': None
  'blocks.article.author': None
  'blocks.article.author_picture': None
  'blocks.article.reading_minutes': None
  'blocks.article.standfirst': None
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
  'blocks.category.basics': None
  'blocks.category.pages': None
  'blocks.category.people': None
  'blocks.category.training': None
  'blocks.chat.name': None
  'blocks.chat.title': None
  'blocks.collection.content_type': None
  'blocks.collection.cover': None
  'blocks.collection.cover_square': None
  'blocks.collection.cover_wide': None
  'blocks.collection.layout': None
  'blocks.collection.layout_grid': None
  'blocks.collection.layout_list': None
  'blocks.collection.layout_row': None
  'blocks.collection.limit': None
  'blocks.collection.more_action': None
  'blocks.collection.more_text': None
  'blocks.collection.name': None
  'blocks.collection.page_ids': None
  'blocks.collection.parent_page': None
  'blocks.collection.parent_page_help': None
  'blocks.collection.source': None
  'blocks.collection.source_children': None
  'blocks.collection.source_content_type': None
  'blocks.collection.source_pages': None
  'blocks.collection.title': None
  'blocks.errors.id_taken': None
  'blocks.errors.invalid_choice': None
  'blocks.errors.invalid_format': None
  'blocks.errors.invalid_type': None
  'blocks.errors.not_allowed': None
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
  'blocks.errors.unsafe_link': None
  'blocks.exercise.add_picture': None
  'blocks.exercise.category': None
  'blocks.exercise.force': None
  'blocks.exercise.instructions': None
  'blocks.exercise.mechanic': None
  'blocks.exercise.picture': None
  'blocks.exercise.pictures': None
  'blocks.exercise.primary_muscles': None
  'blocks.exercise.secondary_muscles': None
  'blocks.exercise.video_url': None
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
  'blocks.hero.subtitle': None
  'blocks.hero.title': None
  'blocks.icon_list.add': None
  'blocks.icon_list.icon': None
  'blocks.icon_list.item_text': None
  'blocks.icon_list.item_title': None
  'blocks.icon_list.items': None
  'blocks.icon_list.name': None
  'blocks.icon_list.title': None
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
  'blocks.page.cover': None
  'blocks.page.cover_help': None
  'blocks.page.equipment': None
  'blocks.page.level': None
  'blocks.page.minutes': None
  'blocks.page.show_title': None
  'blocks.page_category.food': None
  'blocks.page_category.general': None
  'blocks.page_category.reading': None
  'blocks.page_category.training': None
  'blocks.page_types.article': None
  'blocks.page_types.exercise': None
  'blocks.page_types.generic': None
  'blocks.page_types.meal': None
  'blocks.page_types.program': None
  'blocks.page_types.workout': None
  'blocks.program.coach_line': None
  'blocks.program.coach_name': None
  'blocks.program.coach_picture': None
  'blocks.program.days_per_week': None
  'blocks.program.tagline': None
  'blocks.program.weeks': None
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
  'blocks.workout_page.add_group': None
  'blocks.workout_page.add_item': None
  'blocks.workout_page.add_set': None
  'blocks.workout_page.amount': None
  'blocks.workout_page.exercise': None
  'blocks.workout_page.group_kind': None
  'blocks.workout_page.group_rest': None
  'blocks.workout_page.group_title': None
  'blocks.workout_page.groups': None
  'blocks.workout_page.item_note': None
  'blocks.workout_page.items': None
  'blocks.workout_page.kind_circuit': None
  'blocks.workout_page.kind_interval': None
  'blocks.workout_page.kind_single': None
  'blocks.workout_page.kind_superset': None
  'blocks.workout_page.note': None
  'blocks.workout_page.rest': None
  'blocks.workout_page.rounds': None
  'blocks.workout_page.sets': None
  'blocks.workout_page.unit': None
  'blocks.workout_page.weight': None
  'blocks.workout_page.weight_unit': None
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
  'common.offline_unavailable': None
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
  'common.unsaved_changes': None
  'common.untitled': None
  'common.update_ready': None
  'common.upload': None
  'common.view': None
  'common.waiting_to_send': None
  'common.yes': None
  'common.yesterday': None
  'errors.already_canceled': None
  'errors.already_publishing': None
  'errors.already_revoked': None
  'errors.archive_refused': None
  'errors.authentication_required': None
  'errors.callback_id_required': None
  'errors.confirmation_needed': None
  'errors.conflict': None
  'errors.custom': None
  'errors.date_mismatch': None
  'errors.date_out_of_range': None
  'errors.email_taken': None
  'errors.existing_subscriber': None
  'errors.existing_subscription': None
  'errors.field_invalid': None
  'errors.field_required': None
  'errors.field_unknown': None
  'errors.file_empty': None
  'errors.forbidden': None
  'errors.gone': None
  'errors.idempotency_in_progress': None
  'errors.idempotency_key_reused': None
  'errors.image_too_large': { size: string | number }
  'errors.image_too_many_pixels': None
  'errors.internal': None
  'errors.interval_mismatch': None
  'errors.invalid': None
  'errors.invalid_coupon': None
  'errors.invalid_customer_location': None
  'errors.invalid_element': None
  'errors.invalid_format': None
  'errors.invalid_image_type': None
  'errors.invalid_key': None
  'errors.invalid_preference': None
  'errors.invalid_type': None
  'errors.invalid_union': None
  'errors.invalid_value': None
  'errors.invalid_version': None
  'errors.is_private': None
  'errors.is_scheduled': None
  'errors.is_start_page': None
  'errors.item_not_found': None
  'errors.key_refused': None
  'errors.link_invalid': None
  'errors.link_not_allowed': None
  'errors.malformed': None
  'errors.media_in_use': None
  'errors.message_is_empty': None
  'errors.message_not_found': None
  'errors.messaging_unavailable': None
  'errors.method_not_allowed': None
  'errors.must_start_with': { start: string | number }
  'errors.name_too_short': None
  'errors.network': None
  'errors.not_a_progress_root': None
  'errors.not_a_sandbox_order': None
  'errors.not_a_url': None
  'errors.not_an_email': None
  'errors.not_checked': None
  'errors.not_found': None
  'errors.not_multiple_of': None
  'errors.not_readable': None
  'errors.not_sandbox': None
  'errors.nothing_due': None
  'errors.nothing_to_grant': None
  'errors.nothing_to_publish': None
  'errors.order_preview_mismatch': None
  'errors.origin_not_allowed': None
  'errors.out_of_range': { minimum: string | number; maximum: string | number }
  'errors.overlay_id_missing': None
  'errors.page_locked': None
  'errors.page_required': None
  'errors.password_too_short': None
  'errors.passwords_do_not_match': None
  'errors.path_invalid': None
  'errors.path_reserved': None
  'errors.path_taken': None
  'errors.payload_too_large': None
  'errors.payment_declined': None
  'errors.payment_failed': None
  'errors.payments_not_accepted': None
  'errors.payments_unavailable': None
  'errors.product_not_found': None
  'errors.program_not_found': None
  'errors.purchase_required': None
  'errors.range_too_long': None
  'errors.ratio_out_of_range': None
  'errors.schedule_in_past': None
  'errors.schedule_missing': None
  'errors.slug_invalid': None
  'errors.slug_reserved': None
  'errors.slug_taken': None
  'errors.stale_revision': None
  'errors.start_required': None
  'errors.thread_is_read_only': None
  'errors.timeout': None
  'errors.token_invalid': None
  'errors.token_or_code': None
  'errors.too_big': None
  'errors.too_deep': None
  'errors.too_long': { maximum: number }
  'errors.too_many_entries': None
  'errors.too_many_requests': None
  'errors.too_short': { minimum: number }
  'errors.too_small': None
  'errors.unauthorized': None
  'errors.unavailable': None
  'errors.unknown_content_type': None
  'errors.unknown_currency': None
  'errors.unknown_error': None
  'errors.unknown_product': None
  'errors.unknown_time_zone': None
  'errors.unrecognized_keys': None
  'errors.unsafe_link': None
  'errors.unsupported_media_type': None
  'errors.user_not_found': None
  'errors.value_cannot_be_array': None
  'errors.values_must_be_array': None
  'errors.video_too_large': { size: string | number }
  'errors.would_loop': None
  'errors.wrong_credentials': None
  'pages.article.by_line': { minutes: number }
  'pages.article.next': None
  'pages.article.place': { place: number; count: number }
  'pages.chat.closed': None
  'pages.chat.still': None
  'pages.chat.title': None
  'pages.empty.button': None
  'pages.empty.collection': None
  'pages.empty.text': None
  'pages.exercise.category': None
  'pages.exercise.equipment': None
  'pages.exercise.force': None
  'pages.exercise.how': None
  'pages.exercise.level': None
  'pages.exercise.mechanic': None
  'pages.exercise.muscles': None
  'pages.exercise.picture': { name: string | number; place: number }
  'pages.exercise.pictures': { name: string | number }
  'pages.exercise.secondary': None
  'pages.exercise.video': None
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
  'pages.hero.open': None
  'pages.level.beginner': None
  'pages.level.expert': None
  'pages.level.intermediate': None
  'pages.level.none': None
  'pages.link.done': None
  'pages.link.login': None
  'pages.link.opens': { day: string | number }
  'pages.link.purchase': None
  'pages.link.scheduled': None
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
  'pages.program.after': { stage: string | number }
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
  'pages.workout.circuit': None
  'pages.workout.interval': None
  'pages.workout.last': None
  'pages.workout.missing': None
  'pages.workout.no_exercises': None
  'pages.workout.rest': { time: string | number }
  'pages.workout.rounds': { count: number }
  'pages.workout.sets_of': { sets: number; amount: string | number }
  'pages.workout.superset': None
}

/** Keys whose text has tags, and the tags. */
export type RichMessages = None
