import { allPages, type IconName } from '@fucina/site';

/** What has a picture of ours: the pages, and the settings that the search finds. */
export type PictureName = IconName | 'gear';

/** As `web/drawings` draws them one below the other. */
export const pictureNames: readonly PictureName[] = [...allPages.map(({ icon }) => icon), 'gear'];
