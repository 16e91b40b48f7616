<?php
/**
 * The elements and their attributes, as elements.json has them: generated from the widgets' own documentation.
 *
 * @package Foodshed
 */

namespace Foodshed;

/** Everything in elements.json. */
function manifest(): array {
	static $manifest;
	$manifest ??= wp_json_file_decode( dirname( FILE ) . '/elements.json', array( 'associative' => true ) );
	return $manifest;
}

/** Every element by its name, such as `classifieds`. */
function elements(): array {
	return manifest()['elements'];
}

/** The attributes that every element has. */
function shared_attributes(): array {
	return manifest()['shared'];
}

/**
 * One element; null where there is none of that name. The tag is a name too.
 *
 * @param string $name Such as `classifieds` or `foodshed-classifieds`.
 */
function element_named( string $name ): ?array {
	$name = preg_replace( '/^foodshed-/', '', strtolower( trim( $name ) ) );
	return isset( elements()[ $name ] ) ? array( 'name' => $name ) + elements()[ $name ] : null;
}

/**
 * The attributes of an element by name: its own, and those that all have.
 *
 * @param array $element As `element_named` answers it.
 */
function attributes_of( array $element ): array {
	return $element['attributes'] + shared_attributes();
}

/**
 * A copy with every text in one language.
 *
 * @param mixed  $value    A part of elements.json.
 * @param string $language `en` or `fr`.
 */
function in_language( $value, string $language ) {
	if ( ! is_array( $value ) ) {
		return $value;
	}
	if ( array_keys( $value ) === array( 'en', 'fr' ) ) {
		return $value[ $language ];
	}
	return array_map(
		static function ( $part ) use ( $language ) {
			return in_language( $part, $language );
		},
		$value
	);
}
