import type { Preview } from '@storybook/react-vite'
import '#src/styles/index.css'
import './font.css'
import { overlayLoaders } from '#src/ui/overlay/preload.ts'
import { applyLooks, Frame, type Looks } from './frame.tsx'
import { WidgetLanguageContext } from '#src/ui/base/widget-language.ts'
import { inLanguage, sayWord } from './say.ts'

const looksOf = (globals: Record<string, unknown>): Looks => ({
  theme: globals['theme'] === 'dark' ? 'dark' : 'light',
  language: globals['language'] === 'en' ? 'en' : 'ko',
  text: globals['text'] === '200' ? '200' : '100',
  motion: globals['motion'] === 'reduced' ? 'reduced' : 'device',
})

const preview: Preview = {
  globalTypes: {
    theme: {
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    language: {
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'ko', title: '한국어' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    text: {
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100', title: 'Text 100 %' },
          { value: '200', title: 'Text 200 %' },
        ],
      },
    },
    motion: {
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'device', title: 'Motion as the device' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    language: 'ko',
    text: '100',
    motion: 'device',
    turn: '0',
    viewport: { value: 'phone' },
  },
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    backgrounds: { disabled: true },
    viewport: {
      options: {
        narrow: { name: 'Narrowest phone', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        wide: { name: 'Widest column', styles: { width: '430px', height: '932px' } },
        landscape: { name: 'Phone on its side', styles: { width: '844px', height: '390px' } },
      },
    },
    docs: { story: { height: '420px' } },
    options: { storySort: { order: ['Board', 'Widgets', 'Charts', 'Patterns'] } },
  },
  // What opens over the page is there at once, as in the app once the browser was idle.
  beforeAll: async () => {
    await Promise.all(overlayLoaders.map((load) => load()))
  },
  decorators: [
    (Story, context) => {
      const looks = looksOf(context.globals)
      applyLooks(looks)
      const turn = String(context.globals['turn'])
      return (
        <Frame
          // A new tree for every language and motion: what a story said or moved while it mounted, it says and moves
          // again. And for every turn of a test.
          key={`${context.id} ${looks.language} ${looks.motion} ${turn}`}
          turn={turn}
          story={context.id}
          name={`${context.title} ${context.name}`}
          looks={looks}
          page={context.parameters['page'] === true}
          alone={context.viewMode === 'story'}
        >
          <WidgetLanguageContext value={{ language: looks.language, say: sayWord }}>
            <Story args={inLanguage(looks.language, context.args)} />
          </WidgetLanguageContext>
        </Frame>
      )
    },
  ],
}

export default preview
