/** The role that the server connects as; migrations grant to it. */
export const SERVER_ROLE = 'foyer_server'
