import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StorybookConfig } from '@storybook/react-vite'

const layers = readFileSync(join(import.meta.dirname, '..', 'styles', 'layers.css'), 'utf8')

/**
 * The component gallery: what Storybook shows. Start it with `npm run gallery`. Nothing of it is in the app's build.
 */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: { builder: { viteConfigPath: 'src/gallery/vite.config.ts' } } },
  stories: ['../**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  // Before every other style: a story's chunk may come before the one that says in which order layers count.
  previewHead: (head = '') => `${head}<style>${layers}</style>`,
  // It reports nothing and asks nobody for news.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
}

export default config
