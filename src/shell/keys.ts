/**
 * Every name under which the app keeps something outside its memory. None is documented, so the documented names of
 * the values serve; no other module spells a storage key. [STO-10]
 */
export const STORAGE_KEYS = {
  accessToken: 'accessToken',
  deviceId: 'deviceId',
  autoLogin: 'autoLogin',
  healthTermsYn: 'healthTermsYn',
  /** JSON {menu, recommCode, chalnCode}, in native storage. */
  deepLink: 'deepLink',
  /** JSON with the room id (rid) of a received push message, in native storage. */
  pushMessage: 'pushMessage',
  chatToken: 'chatToken',
  /** When the chat token ends: milliseconds since 1970, as text. */
  chatTokenExpiry: 'chatTokenExpiry',
  /**
   * The member's choice of looks: light, dark or system. index.html spells it too: its boot script runs before any
   * module.
   */
  theme: 'theme',
  /** The member's language: ko or en. Spelt in index.html too. */
  language: 'language',
  /** Which frame index.html draws before any script: 'home' while a session is likely. Spelt in index.html too. */
  entryFrame: 'entryFrame',
  /** Cookie: linking the phone was put off. In local storage under the same name: how often. */
  phoneLater: 'phoneLater',
  /** Name of the banner that was closed last on this device. */
  closedBanner: 'closedBanner',
  /** Whether this device shows the energy of what was eaten: `Y` hides it. Never sent. */
  numbersOff: 'numbersOff',
  /** Seconds a toast stays, as the member set it. */
  toastTimeout: 'toastTimeout',
  /** JSON {minute of a reading: ms}: when a reading is to be measured again. Not what was measured. */
  measureAgain: 'measureAgain',
  /** In session storage: where a signed-out visitor wanted to go. */
  wantedPath: 'wantedPath',
  /** In session storage: paths whose chunk failed and that have been reloaded once. */
  reloadedPaths: 'reloadedPaths',
} as const

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS]

/** The three values that a session leaves behind and every session end clears. */
export const SESSION_KEYS = [STORAGE_KEYS.accessToken, STORAGE_KEYS.deviceId, STORAGE_KEYS.autoLogin] as const

/** The chat server's token belongs to the member too and does not outlive the session. */
export const CHAT_KEYS = [STORAGE_KEYS.chatToken, STORAGE_KEYS.chatTokenExpiry] as const

/** The restaurant in use; the server reads it from this cookie alone (known-payloads 3.8). */
export const RESTAURANT_COOKIE = 'cafeteriaActiveId'
