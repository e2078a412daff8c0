import type { StorybookConfig } from '@storybook/react-vite'

/** The component gallery: what Storybook shows. Start it with `npm run gallery`. Nothing of it is in the app's build. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: 'src/gallery/vite.config.ts' } } },
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  // It reports nothing and asks nobody for news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
}

export default config
