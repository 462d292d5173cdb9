/** What the stream says of an incoming call (`type` of a change); its `href` leads to the call. */
export const phoneCallChange = 'phone.call';
