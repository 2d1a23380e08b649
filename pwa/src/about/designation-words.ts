import type { Designation } from '@helpdesk/site/people';
import { m } from '@helpdesk/words/messages';

export const designationWords: Record<Designation, () => string> = {
  chairperson: m.about_role_chairperson,
  generalSecretary: m.about_role_general_secretary,
  jointSecretary: m.about_role_joint_secretary,
  treasurer: m.about_role_treasurer,
  sustainableTourism: m.about_role_sustainable_tourism,
  eventsAndCommunity: m.about_role_events,
};
