import type { CSSProperties } from 'react';
import type { GuestMail, HouseMail, StaffMail } from '@stammtisch/domain/mail/mail-type';

// Mail programs know no custom properties and few style sheets: styles stand on the elements.
const ink = '#1c1917';
const soft = '#57534e';
const line = '#e7e5e4';

export const letterStyles = {
  page: {
    margin: 0,
    padding: '24px 0',
    backgroundColor: '#f5f5f4',
    color: ink,
    fontFamily:
      '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  },
  sheet: {
    maxWidth: '560px',
    backgroundColor: '#ffffff',
    border: `1px solid ${line}`,
    borderRadius: '12px',
    overflow: 'hidden',
  },
  head: { padding: '20px 40px' },
  // On white: most logos are drawn for paper.
  logo: { backgroundColor: '#ffffff', padding: '4px', borderRadius: '6px', marginBottom: '8px' },
  house: { margin: 0, fontSize: '20px', lineHeight: '28px', fontWeight: 700 },
  letter: { padding: '32px 40px 28px' },
  badgeLine: { margin: '0 0 12px', lineHeight: '24px' },
  badge: {
    display: 'inline-block',
    padding: '3px 12px',
    borderRadius: '999px',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 600,
  },
  title: { margin: '0 0 20px', fontSize: '26px', lineHeight: '34px', fontWeight: 700 },
  paragraph: { margin: '0 0 12px', fontSize: '16px', lineHeight: '25px' },
  closing: { margin: '20px 0 0', fontSize: '16px', lineHeight: '25px' },
  appointment: {
    margin: '24px 0',
    padding: '16px 20px',
    backgroundColor: '#fafaf9',
    borderRadius: '8px',
  },
  date: { margin: 0, fontSize: '16px', lineHeight: '24px', color: soft },
  time: { margin: '2px 0 0', fontSize: '22px', lineHeight: '30px', fontWeight: 700 },
  listed: { margin: '0 0 8px', fontSize: '16px', lineHeight: '24px' },
  struck: { textDecoration: 'line-through', color: soft },
  action: {
    padding: '13px 24px',
    borderRadius: '8px',
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: 600,
    textAlign: 'center',
  },
  hint: { margin: '12px 0 0', fontSize: '14px', lineHeight: '21px', color: soft },
  details: { padding: '20px 40px 24px', borderTop: `1px solid ${line}` },
  detail: { margin: '0 0 12px' },
  label: { margin: 0, fontSize: '13px', lineHeight: '20px', color: soft },
  value: {
    margin: 0,
    fontSize: '16px',
    lineHeight: '24px',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-line',
  },
  link: { color: ink, textDecoration: 'underline' },
  notes: { maxWidth: '560px', padding: '16px 40px 0' },
  note: { margin: '0 0 4px', fontSize: '13px', lineHeight: '19px', color: soft },
} satisfies Record<string, CSSProperties>;

/** The statuses' colours of the staff's screens, pale behind their own text (5:1 and more). */
export const stateColors: Record<GuestMail | HouseMail | StaffMail, CSSProperties> = {
  request: { backgroundColor: '#fef3c7', color: '#92400e' },
  confirmation: { backgroundColor: '#dcfce7', color: '#166534' },
  refusal: { backgroundColor: '#e7e5e4', color: '#44403c' },
  cancellation: { backgroundColor: '#e7e5e4', color: '#44403c' },
  change: { backgroundColor: '#dbeafe', color: '#1e40af' },
  reminder: { backgroundColor: '#dbeafe', color: '#1e40af' },
  rating: { backgroundColor: '#fef3c7', color: '#92400e' },
  'house-request': { backgroundColor: '#fef3c7', color: '#92400e' },
  'house-booking': { backgroundColor: '#dcfce7', color: '#166534' },
  'house-change': { backgroundColor: '#dbeafe', color: '#1e40af' },
  roster: { backgroundColor: '#dcfce7', color: '#166534' },
  'house-cancellation': { backgroundColor: '#e7e5e4', color: '#44403c' },
};

export const narrowScreens = `@media (max-width: 600px) {
  .sheet { border-radius: 0 !important; border-width: 1px 0 !important; }
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
  .title { font-size: 23px !important; line-height: 30px !important; }
  .time { font-size: 20px !important; }
  .wide { display: block !important; }
}`;
