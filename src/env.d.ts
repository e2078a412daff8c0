/** Put in while building (vite.config.ts). */
interface ImportMetaEnv {
  /** The app's version, of package.json. */
  readonly APP_VERSION: string
}
