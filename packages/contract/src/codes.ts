import { z } from 'zod'

/** The codes of a field problem; every code has a text in every language. */
export const fieldCodes = [
  'attribute_slug_invalid',
  'before_from',
  'client_id_invalid',
  'code_taken',
  'crop_outside',
  'cursor_invalid',
  'date_in_past',
  'date_is_invalid',
  'date_out_of_range',
  'domain_invalid',
  'duration_out_of_range',
  'email_invalid',
  'email_too_long',
  'given_twice',
  'interval_mismatch',
  'interval_out_of_range',
  'invalid',
  'invalid_customer_location',
  'invalid_order_bump',
  'invalid_preference',
  'invalid_products',
  'invalid_tax_id',
  'invalid_version',
  'item_not_found',
  'message_not_found',
  'name_has_line_break',
  'name_too_long',
  'name_too_short',
  'needs_subscriber_only',
  'nested_too_deep',
  'no_progress_root',
  'not_in_sequence',
  'not_translated',
  'number_is_invalid',
  'one_default_required',
  'one_method_required',
  'own_host',
  'page_not_open',
  'page_not_private',
  'page_required',
  'parent_is_self',
  'password_too_common',
  'password_too_long',
  'password_too_short',
  'passwords_differ',
  'picture_kept_private',
  'price_step',
  'price_too_big',
  'price_too_small',
  'private_key_invalid',
  'product_includes_itself',
  'products_missing',
  'products_repeated',
  'provider_not_configured',
  'required',
  'same_product',
  'schedule_is_empty',
  'schedule_is_incomplete',
  'token_or_code',
  'too_big',
  'too_far',
  'too_few_tabs',
  'too_late',
  'too_many_account_items',
  'too_many_menu_items',
  'too_many_products',
  'too_many_tabs',
  'too_many_top_items',
  'too_small',
  'unknown_currency',
  'unknown_field',
  'unknown_file',
  'unknown_form_field',
  'unknown_icon',
  'unknown_member',
  'unknown_option',
  'unknown_overlay',
  'unknown_page',
  'unknown_picture',
  'unknown_product',
  'unknown_property',
  'unknown_tag',
  'unknown_time_zone',
  'unknown_upload',
  'unknown_version',
  'unsafe_link',
  'wrong_type',
] as const

/** The codes of problems that prevent publishing a draft or one of its blocks. */
export const draftCodes = [
  'before_from',
  'cannot_be_drawn',
  'choose_again',
  'deleted_meanwhile',
  'email_invalid',
  'embed_address_invalid',
  'id_taken',
  'invalid',
  'invalid_choice',
  'invalid_format',
  'invalid_type',
  'needed_by_pages_below',
  'nested_too_deep',
  'no_progress_root',
  'not_allowed',
  'overlay_circle',
  'overlay_opens_itself',
  'own_host',
  'parent_left_out',
  'parent_loop',
  'parent_missing',
  'path_taken',
  'position_invalid',
  'ratio_out_of_range',
  'required',
  'too_big',
  'too_few',
  'too_long',
  'too_many',
  'too_short',
  'too_small',
  'unknown_block',
  'unknown_field',
  'unknown_profile',
  'unsafe_link',
  'video_address_invalid',
  'video_host_link',
  'video_id_missing',
  'video_provider_unknown',
  'video_short_link',
] as const

/** What an owner should know about a draft before it is published. */
export const warningCodes = [
  'button_to_deleted_page',
  'button_to_missing_form',
  'button_to_missing_overlay',
  'button_to_missing_product',
  'button_to_unpublished_page',
  'button_without_target',
  'tab_to_deleted_page',
  'tab_to_unpublished_page',
  'unknown_attribute',
] as const

/** What an owner should improve in a draft before it is published; nothing is refused because of it. */
export const suggestionCodes = [
  'background_hard_to_read',
  'button_without_text',
  'frame_without_name',
  'link_to_deleted_page',
  'list_is_empty',
  'parts_are_empty',
  'picture_without_alt',
  'video_without_captions',
] as const

/** What may be wrong with one row of an import. */
export const importRowCodes = [
  'characters_removed',
  'duplicate',
  'invalid_type',
  'invalid_value',
  'name_missing',
  'picture_missing',
  'picture_unreadable',
  'too_big',
] as const

/** Why a whole file cannot be imported. */
export const importFailures = ['archive_refused', 'internal', 'not_readable', 'too_many_entries'] as const

/** The codes as schemas, used for input; response shapes stay open for codes of newer servers. */
export const fieldCode = z.enum(fieldCodes)
export const draftCode = z.enum(draftCodes)
export const warningCode = z.enum(warningCodes)
export const suggestionCode = z.enum(suggestionCodes)
export const importFailure = z.enum(importFailures)

/** The parameters of a refusal's text. */
export const problemParams = z.record(z.string(), z.union([z.string(), z.number()]))

export type FieldCode = z.infer<typeof fieldCode>
export type DraftCode = z.infer<typeof draftCode>
