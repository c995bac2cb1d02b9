// Written by scripts/generate.ts from the traits in the definitions of blocks and page types. Do not edit.

export const pageTraitTable = {
  article: {"icon":"book-open","is_reading":true,"open_graph_type":"article","is_series_part":true,"opens_with":"picture","skeleton":"lines","facts_line":["reading_time"],"cover_motifs":["tide","strata","ridge"],"library_rank":4},
  collection: {"icon":"layout-grid","begins_unit":true,"is_plannable":false,"is_listing":true,"default_actions":[],"opens_with":"optional_cover","cover_motifs":["plates","strata","arch"],"library_rank":6},
  event_occurrence: {"icon":"calendar-days","has_occurrences":true,"default_actions":[],"opens_with":"picture","cover_motifs":["arch","ridge.run","tide"]},
  exercise: {"icon":"dumbbell","plan_rank":2,"opens_with":"picture","facts_line":["equipment","level"],"cover_motifs":["kettlebell","plates","figure.deadlift","figure.squat","figure.swing","figure.press","figure.lunge","figure.run","figure.hang"],"library_rank":1,"is_imported":true},
  form: {"icon":"clipboard-list","takes_answers":true,"default_actions":[],"opens_with":"optional_cover","cover_motifs":["strata","strobe"]},
  generic: {"icon":"file","is_plannable":false,"is_listing":true,"can_be_overlay":true,"default_actions":[],"has_bookmark_button":false,"skeleton":"lines"},
  meal: {"icon":"salad","has_schedule_button":true,"opens_with":"picture","facts_line":["protein","minutes"],"cover_motifs":["bowl"],"library_rank":3},
  pack: {"icon":"package","begins_unit":true,"is_progress_container":true,"run_list":"packs","can_be_left":true,"is_plannable":false,"default_actions":["start"],"has_schedule_button":true,"start_label":"page.action.start_pack","leave_label":"page.leave_pack","opens_with":"picture","facts_line":["lessons","level","equipment"],"cover_motifs":["plates","arch"],"library_rank":7},
  program: {"icon":"mountain","begins_unit":true,"is_progress_container":true,"run_list":"programs","has_stages":true,"can_be_left":true,"is_plannable":false,"default_actions":["start"],"has_schedule_button":true,"start_label":"page.action.start_program","opens_with":"picture","facts_line":["weeks","days_per_week","level"],"cover_motifs":["arch","ridge.run","arch","plates"],"library_rank":5},
  workout: {"icon":"activity","plan_rank":0,"has_schedule_button":true,"todo_label":"library.now.start_workout","opens_with":"optional_cover","cover_motifs":["figure.deadlift","figure.squat","figure.swing","figure.press","figure.lunge","figure.run","figure.hang"],"library_rank":2},
} as const

export const blockTraitTable = {
  attachment: {},
  avatar: {},
  button: {},
  calendar: {},
  chat: {"shows_comments":true},
  code: {},
  collection: {},
  composed: {},
  extension: {},
  form_submission: {},
  hero: {"opens_page":true},
  icon_list: {},
  iframe: {},
  image: {},
  livestream: {},
  map: {},
  member_directory: {},
  search: {},
  share: {},
  social: {},
  text: {},
  workout: {},
} as const
